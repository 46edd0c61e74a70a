/** Joins what a line must not end between: the groups of a number, a number and its unit. */
export const unbroken = (text: string): string =>
  text.replace(
    /(\d) (?=\d{3}(?!\d)|(?:k?Wh?|VA?|k?A(?:h|WG)?|lb|%|°C|mm²|M?Ω|m)(?!\p{L}))/gu,
    '$1\u00a0',
  )
