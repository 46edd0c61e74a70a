import { expect, test } from 'vitest'
import { readable } from './folding.rules.ts'
import { budgetIn } from './money/budget.rules.ts'

test.each([
  ['mil quinientos dólares', '1500 dolares'],
  ['dos mil 500 usd', '2500 usd'],
  ['treinta y cinco paneles', '35 paneles'],
  ['two hundred fifty watts', '250 watts'],
  ['two thousand five hundred dollars', '2500 dollars'],
  ['dos o tres', '2 o 3'],
  ['mil dos paneles', '1000 2 paneles'],
  ['tres de cien', '3 de 100'],
])('%s is read as %s', (written, meant) => expect(readable(written).trim()).toBe(meant))

test.each([
  ['no pase de mil quinientos', 1500],
  ['que no suba de 700 verdes', 700],
  ['con 300 fulas', 300],
  ['sin pasar de 900', 900],
])('%s is a limit of %d', (written, max) =>
  expect(budgetIn(readable(written)).budget?.max).toBe(max),
)
