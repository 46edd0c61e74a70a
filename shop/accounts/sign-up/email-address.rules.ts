export const maxEmailLength = 254

/** The form in which addresses are stored and compared: full-width and other look-alike forms are the plain letters. */
export const normaliseEmail = (input: string): string =>
  input.normalize('NFKC').trim().toLowerCase()

/**
 * Minimal syntax without characters that could break an e-mail header; a confirmation e-mail proves the
 * rest.
 */
export const isEmail = (email: string): boolean =>
  email.length <= maxEmailLength &&
  /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+\.[^\s@<>,;"\p{C}]+$/u.test(email)
