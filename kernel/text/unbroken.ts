/** Joins what a line must not end between: the groups of a number, a number and its unit. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=\d{3}(?!\d)|(?:k?Wh?|VA?|A(?:h|WG)?|lb|%)(?!\p{L}))/gu, '$1\u00a0')
