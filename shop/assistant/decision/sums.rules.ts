/** Several products at once, as one amount. */
export const asksSum = (text: string): boolean =>
  /\b(tod[oa]s? (junt[oa]s?|eso|en total)|en total|l[oa]s (dos|tres|2|3) (cosas|junt[oa]s)|sum(a|an|arian|ame)|junt[oa]s en|all together|altogether|in total|the total|both together|everything)\b/.test(
    text,
  )
