import { toDecimal, type Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import { keepProducts } from '#shop/catalogue/keeping/keeping.service.server.ts'
import { browsableCategories, type Category } from '#shop/catalogue/product.rules.ts'
import {
  chosenIds,
  mostWishes,
  type ReadMargins,
  readMargins,
  readWishes,
  typedMargins,
} from '#shop/pricing/margin.input.ts'
import type { PriceDraft } from '#shop/pricing/margin.rules.ts'
import {
  keepMarginRules,
  priceDrafts,
  proposedProducts,
} from '#shop/pricing/margins.service.server.ts'
import { defaultRatePerPound } from '#shop/pricing/price.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { pageNumber } from './page-number.ts'

export type MarginProblem = 'nothing_chosen' | 'too_many' | 'price_changed' | 'not_understood'

export type MarginAnswer =
  | { readonly kind: 'wrong_rules'; readonly read: Extract<ReadMargins, { ok: false }> }
  | { readonly kind: 'drafts'; readonly drafts: readonly PriceDraft[] }
  | { readonly kind: 'refused'; readonly problem: MarginProblem }
  | { readonly kind: 'saved' }
  | { readonly kind: 'applied'; readonly count: number }

const refuse = (problem: MarginProblem): MarginAnswer => ({ kind: 'refused', problem })
const texts = (values: readonly FormDataEntryValue[]) =>
  values.filter((value) => typeof value === 'string')

async function keepRules(ctx: Ctx, posted: FormData): Promise<MarginAnswer> {
  const read = readMargins(Object.fromEntries(posted))
  if (!read.ok) return { kind: 'wrong_rules', read }
  await keepMarginRules(ctx, read.rules)
  return { kind: 'saved' }
}

const familyNamed = (named: FormDataEntryValue | null): Category | null =>
  browsableCategories.find((family) => family === named) ?? null

async function propose(ctx: Ctx, posted: FormData): Promise<MarginAnswer> {
  const choice = posted.has('todos')
    ? { category: familyNamed(posted.get('familia')), most: mostWishes }
    : { ids: chosenIds.parse(texts(posted.getAll('id'))) }
  const drafts = await priceDrafts(ctx, choice)
  return drafts.ok ? { kind: 'drafts', drafts: drafts.value } : refuse(drafts.code)
}

const decimal = (sum: Usd | null) => (sum === null ? null : toDecimal(sum))

async function save(ctx: Ctx, posted: FormData): Promise<MarginAnswer> {
  const wishes = readWishes(texts(posted.getAll('precio')))
  if (!wishes) return refuse('not_understood')
  const changes = wishes.map(({ id, from, to }) => ({
    id,
    fields: { sell_price: { from: decimal(from), to: decimal(to) } },
  }))
  const saved = await keepProducts(ctx, changes, { action: 'changed' })
  return saved.ok ? { kind: 'applied', count: saved.products } : refuse('price_changed')
}

const intents: Readonly<Record<string, typeof propose>> = { rules: keepRules, propose, save }

/** What the forms of the page ask for. */
export async function answerMargins(ctx: Ctx, request: Request): Promise<MarginAnswer> {
  const posted = await request.formData().catch(() => new FormData())
  const intent = posted.get('intent')
  const work = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : null
  return work ? work(ctx, posted) : refuse('not_understood')
}

/** What the page shows: the rules, and the products with the rate that is tried. */
export async function marginsPage(ctx: Ctx, asked: URLSearchParams) {
  const { costPerPound } = await currentTariff(ctx)
  const typedRate = asked.get('libra')?.trim() ?? ''
  const tried = typedRate === '' ? null : parseMoney(typedRate)
  const category = familyNamed(asked.get('familia'))
  const wish = { category, page: pageNumber(asked), rate: tried }
  const { rules, ...shown } = await proposedProducts(ctx, wish)
  return {
    ...shown,
    category,
    rules: typedMargins(rules),
    rate: tried || costPerPound || defaultRatePerPound,
    typedRate:
      typedRate === '' ? toDecimal(costPerPound || defaultRatePerPound) : typedRate.slice(0, 20),
    isRateWrong: typedRate !== '' && tried === null,
  }
}
