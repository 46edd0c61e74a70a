import { toDecimal } from '#kernel/money.ts'
import { readMoney } from '#kernel/typed-money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { browsableCategories, type Category } from '#shop/catalogue/product.rules.ts'
import {
  chosenIds,
  type ReadMargins,
  readMargins,
  readWishes,
  typedMargins,
} from '#shop/pricing/margin.input.ts'
import type { ProposedGoods } from '#shop/pricing/margin.rules.ts'
import {
  applyProposals,
  keepMarginRules,
  proposedChanges,
  proposedProducts,
} from '#shop/pricing/margins.service.server.ts'
import { defaultRatePerPound } from '#shop/pricing/price.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { pageNumber } from './page-number.ts'

export type MarginProblem = 'nothing_chosen' | 'price_changed' | 'not_understood'

export type MarginAnswer =
  | { readonly kind: 'wrong_rules'; readonly read: Extract<ReadMargins, { ok: false }> }
  | { readonly kind: 'review'; readonly goods: readonly ProposedGoods[] }
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

async function review(ctx: Ctx, posted: FormData): Promise<MarginAnswer> {
  const goods = await proposedChanges(ctx, chosenIds.parse(texts(posted.getAll('id'))))
  return goods.length > 0 ? { kind: 'review', goods } : refuse('nothing_chosen')
}

async function apply(ctx: Ctx, posted: FormData): Promise<MarginAnswer> {
  const wishes = readWishes(texts(posted.getAll('precio')))
  if (!wishes) return refuse('not_understood')
  const applied = await applyProposals(ctx, wishes)
  return applied.ok ? { kind: 'applied', count: applied.value } : refuse(applied.code)
}

const intents: Readonly<Record<string, typeof review>> = { rules: keepRules, review, apply }

/** What the forms of the page ask for. */
export async function answerMargins(ctx: Ctx, request: Request): Promise<MarginAnswer> {
  const posted = await request.formData().catch(() => new FormData())
  const intent = posted.get('intent')
  const work = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : null
  return work ? work(ctx, posted) : refuse('not_understood')
}

const familyOf = (asked: URLSearchParams): Category | null =>
  browsableCategories.find((family) => family === asked.get('familia')) ?? null

/** What the page shows: the rules, and the products with the rate that is tried. */
export async function marginsPage(ctx: Ctx, asked: URLSearchParams) {
  const { costPerPound } = await currentTariff(ctx)
  const typedRate = asked.get('libra')?.trim() ?? ''
  const tried = typedRate === '' ? null : readMoney(typedRate)
  const category = familyOf(asked)
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
