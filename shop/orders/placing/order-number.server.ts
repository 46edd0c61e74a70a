import { randomInt } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, which are read wrong. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** 'GS-' and twelve random signs in groups: 60 bits that nobody can guess or count. */
export const newOrderNumber = (): string => `GS-${group()}-${group()}-${group()}`
