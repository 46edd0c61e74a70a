const confirmed = /\b(verdad|cierto|correcto|no es asi|right|correct|isnt it|is that so)\b/
const stated =
  /\b(?:son|es|cuesta|vale|sale|esta|is|are|its|costs?|at|en|por|for)\b (?:\w+ )?\$? ?(\d{1,3}(?:,\d{3})+|\d{2,5})(?:\.\d\d)?(?!\d| ?(?:w|wh|ah|v|kw|kwh|watts?|volt\w*|amp\w*|horas?|hours?|h|libras?|lb|paneles|panels)\b)/

/** 'son 987, ¿verdad?': the dollars somebody takes for the price; null where none is to be confirmed. */
export function claimedPriceIn(text: string): number | null {
  const found = confirmed.test(text) ? stated.exec(text)?.[1] : undefined
  return found === undefined ? null : Number(found.replace(/,/g, ''))
}
