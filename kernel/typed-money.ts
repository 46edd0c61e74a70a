import { cents, type Usd } from './money.ts'

/** '1,99', '1.99' or '$50' as cents: one mark for decimals, comma or point; null where it is no such sum. */
export function readMoney(typed: string): Usd | null {
  const match = /^\s*\$?\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!match) return null
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}
