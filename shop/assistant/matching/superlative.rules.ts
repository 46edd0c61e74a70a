export interface Superlative {
  readonly figure: 'cycles' | 'weightLbs' | 'warrantyYears'
  readonly isMost: boolean
}

const rows: readonly (readonly [Superlative, RegExp])[] = [
  [
    { figure: 'cycles', isMost: true },
    /\b(mas|mayor (numero|cantidad) de|most|more) (\w+ )?(ciclos?|cycles?)\b|\bciclos? (mas alt\w+)\b/,
  ],
  [
    { figure: 'warrantyYears', isMost: true },
    /\b(mas|mayor|mejor|longest|most|best) (\w+ )?(garantia|warranty)\b|\bgarantia mas (larga|grande)\b/,
  ],
  [
    { figure: 'weightLbs', isMost: false },
    /\b(la|el|cual|which|the) (\w+ ){0,4}(mas (livian\w|liger\w)|menos pesad\w|pesa menos|pesan menos|lightest|weighs? (the )?least)\b|\blightest\b/,
  ],
  [
    { figure: 'weightLbs', isMost: true },
    /\b(la|el|cual|which|the) (\w+ ){0,4}(mas pesad\w|pesa mas|heaviest)\b/,
  ],
]
/** 'más liviana que la de 1000' compares with one. */
const compares = /\b(mas|menos|more|less) \w+ (que|than)\b/

/** By which figure the most or the least of a kind is asked for. */
export const superlativeIn = (text: string): Superlative | null =>
  compares.test(text) ? null : (rows.find(([, words]) => words.test(text))?.[0] ?? null)
