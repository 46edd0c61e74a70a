/** Without 0, O, 1 and I, so that a number can be dictated. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'PF-', the date and six random characters: 'PF-20261121-7KQ2MZ'. */
export const proformaNumber = (now: Date, chance: Uint8Array): string => {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const tail = Array.from(chance.slice(0, 6), (byte) => alphabet[byte % alphabet.length]).join('')
  return `PF-${day}-${tail}`
}
