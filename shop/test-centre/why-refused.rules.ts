/** What a code of a refusal means, in words. */
export const whyRefused = <Refusals extends { readonly other: string }>(
  refusals: Refusals,
  code: string,
): string => {
  const texts: Readonly<Record<string, string>> = { ...refusals }
  return Object.hasOwn(texts, code) ? (texts[code] ?? refusals.other) : refusals.other
}
