export const maxEmailLength = 254

/** The form in which addresses are sent and compared. */
export const normaliseEmail = (input: string): string => input.trim().toLowerCase()

/** Something, an @, something with a dot, and no sign that ends it in the head of a letter: the rest is proven by a letter that arrives. */
export const isEmail = (email: string): boolean =>
  email.length <= maxEmailLength &&
  /^[^\s@<>,;"\p{C}]+@[^\s@<>,;"\p{C}]+\.[^\s@<>,;"\p{C}]+$/u.test(email)
