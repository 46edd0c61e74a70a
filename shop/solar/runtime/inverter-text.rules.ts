import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, type Messages } from '#kernel/messages.ts'
import {
  type HouseholdEquivalent,
  householdEquivalent,
} from '#shop/catalogue/products/household-equivalent.rules.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { runtime } from '../messages/runtime.es.ts'

type Texts = Messages<typeof runtime>['inverter']
type Moves = Extract<HouseholdEquivalent, { readonly kind: 'moves' }>

function sentences({ household, start, asksVolts }: Moves, texts: Texts, locale: Locale) {
  const number = (value: number) => formatNumber(locale, value)
  const { battery } = start
  const figures = {
    ...{ start: number(start.watts), surge: number(start.surgeW) },
    ...{ amps: number(battery?.amps ?? 0), volts: number(battery?.volts ?? 0) },
  }
  return [
    format(texts.moves, { household: texts.households[household] }),
    format(battery ? texts.starts : texts.startsUnknown, figures),
    ...(asksVolts ? [texts.only110] : []),
    texts.storesNothing,
  ]
}

/** What an inverter runs at home and what it needs for it, in words; null for everything else. */
export function inverterText(
  { category, specs }: Pick<Product, 'category' | 'specs'>,
  texts: Texts,
  locale: Locale,
) {
  const equivalent = householdEquivalent(category, specs)
  if (equivalent?.kind !== 'moves') return null
  const watts = formatNumber(locale, equivalent.watts)
  return {
    figure: format(texts.atOnce, { watts }),
    text: sentences(equivalent, texts, locale).join(' '),
  }
}
