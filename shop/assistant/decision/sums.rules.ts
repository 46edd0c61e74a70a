/** Several products at once, as one amount. */
export const asksSum = (text: string): boolean =>
  /\b(tod[oa]s? (junt[oa]s?|eso|en total)|en total|l[oa]s (dos|tres|2|3) (cosas|junt[oa]s)|sum(a|an|arian|ame)|junt[oa]s en|\b(?:cuanto|precio|valor|costo|how much|total)\b (?:\w+ ){0,4}(?:todo|everything|all of it)\b(?! (?:el|la|lo|incl\w*|el dia|day))|\btodo (?:cuanto|en cuanto)|all together|altogether|in total|the total|both together|everything)\b/.test(
    text,
  )
