import { randomBytes, scrypt } from 'node:crypto'

const mark = 'scrypt$'
const saltBytes = 16
const hashBytes = 32

const derived = (code: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(code, Buffer.from(salt, 'base64url'), hashBytes, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  )

/** A code has sixty bits, which a fast hash would not hide; one salt for each account. */
const hashOf = async (code: string, salt: string): Promise<string> =>
  `${mark}${salt}$${(await derived(code, salt)).toString('base64url')}`

const listIn = (stored: string): string[] => JSON.parse(stored) as string[]

/** Codes were encrypted before; then the text is no list. */
export const isHashed = (stored: string): boolean => stored.startsWith('[')

/** A list of codes as it is stored; of those that remain after one was used each is a hash already. */
export async function hashedList(list: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('base64url')
  const hashes = listIn(list).map((code) => (code.startsWith(mark) ? code : hashOf(code, salt)))
  return JSON.stringify(await Promise.all(hashes))
}

/** A typed code as it would stand in the stored list. */
export function hashedLike(stored: string, code: string): Promise<string> {
  const salt = listIn(stored)[0]?.split('$')[1] ?? ''
  return hashOf(code, salt)
}
