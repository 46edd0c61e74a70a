export interface Superlative {
  readonly figure: 'price' | 'cycles' | 'weightLbs' | 'warrantyYears'
  readonly isHighest: boolean
}

const rows: readonly (readonly [Superlative, RegExp])[] = [
  [
    { figure: 'price', isHighest: true },
    /\b(la|el|los|las|the|cual|which) (\w+ ){0,4}(mas car[oa]s?|most expensive|priciest|dearest)\b/,
  ],
  [
    { figure: 'cycles', isHighest: true },
    /\b(mas|mayor (numero|cantidad) de|most|more) (\w+ )?(ciclos?|cycles?)\b|\bciclos? (mas alt\w+)\b/,
  ],
  [
    { figure: 'warrantyYears', isHighest: true },
    /\b(mas|mayor|mejor|longest|most|best) (\w+ )?(garantia|warranty)\b|\bgarantia mas (larga|grande)\b/,
  ],
  [
    { figure: 'weightLbs', isHighest: false },
    /\b(la|el|cual|which|the) (\w+ ){0,4}(mas (livian\w|liger\w)|menos pesad\w|(que )?menos pesa|(que )?pesa menos|pesan menos|lightest|weighs? (the )?least)\b|\blightest\b/,
  ],
  [
    { figure: 'weightLbs', isHighest: true },
    /\b(la|el|cual|which|the) (\w+ ){0,4}(mas pesad\w|(que )?mas pesa|(que )?pesa mas|heaviest)\b/,
  ],
]
/** 'más liviana que la de 1000' compares with one. */
const compares =
  /\b(mas|menos|more|less) \w+ (que|than) (la|el|las|los|es[aeo]s?|est[aeo]s?|the|that|this|those|mi|lo|un|1|de)\b/

/** By which figure the most or the least of a kind is asked for. */
export const superlativeIn = (text: string): Superlative | null =>
  compares.test(text) ? null : (rows.find(([, words]) => words.test(text))?.[0] ?? null)
