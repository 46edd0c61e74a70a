import { createHmac } from 'node:crypto'

export const stepMs = 30_000
const digits = 6

/** The code of a step by RFC 4226; the key is the secret as text, as the engine uses it. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const figure = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(figure).padStart(digits, '0')
}

/** The newest step whose code it is, within one step of now as the engine allows; null for another code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / stepMs)
  const steps = [current + 1, current, current - 1]
  return steps.find((step) => codeOfStep(secret, step) === code) ?? null
}
