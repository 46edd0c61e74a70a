import { randomInt } from 'node:crypto'

/** Crockford's base32: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 'GS-' and twelve random characters in groups: 60 bits, neither guessable nor sequential. */
export const newOrderNumber = (): string => `GS-${group()}-${group()}-${group()}`
