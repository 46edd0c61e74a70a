import { createHash, randomUUID } from 'node:crypto'

/** The e-mail and telephone of the buyer that a key stands for: limits count no two of them together. */
export function contactOf(key: string): { email: string; phone: string } {
  const digits = createHash('sha256').update(key).digest().readUInt32BE() % 8_000_000
  const number = String(2_000_000 + digits)
  return { email: `${key}@example.com`, phone: `+1 305 ${number.slice(0, 3)} ${number.slice(3)}` }
}

/** A buyer whom no other order knows. */
export const aContact = () => contactOf(randomUUID())
