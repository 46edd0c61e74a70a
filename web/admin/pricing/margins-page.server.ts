import { createHash } from 'node:crypto'
import { toDecimal, type Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import type { PriceChange } from '#shop/catalogue/prices/product-pricing.rules.ts'
import { browsableCategories, type Category } from '#shop/catalogue/products/product.rules.ts'
import {
  chosenIds,
  marginsFormData,
  maxMargins,
  type ReadMargins,
  readMarginInputs,
  readMargins,
} from '#shop/pricing/margin.input.ts'
import type { AllPrices, UnsavedPrice } from '#shop/pricing/margin.rules.ts'
import {
  marginRules,
  proposedProducts,
  saveMarginRules,
  unsavedPrices,
} from '#shop/pricing/margins.service.server.ts'
import { defaultRatePerPound } from '#shop/pricing/price.rules.ts'
import { parsedMargin } from '#shop/pricing/price-change-text.rules.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { type Merged, saveMerged } from '../forms/save-merged.server.ts'
import { pageNumber } from './page-number.ts'

export type MarginProblem = 'nothing_chosen' | 'too_many' | 'price_changed' | 'not_understood'

export type MarginResult =
  | {
      readonly kind: 'wrong_rules'
      readonly rules: Omit<Merged<unknown>, 'saved'> & {
        readonly invalid: Extract<ReadMargins, { ok: false }>['invalid']
      }
    }
  | {
      readonly kind: 'drafts'
      readonly drafts: readonly UnsavedPrice[]
      /** Where all of a category were asked for: how a form names them without listing them. */
      readonly all: AllPrices | null
    }
  | { readonly kind: 'refused'; readonly problem: MarginProblem }
  | { readonly kind: 'saved' }
  | { readonly kind: 'applied'; readonly count: number }

const refuse = (problem: MarginProblem): MarginResult => ({ kind: 'refused', problem })
const texts = (values: readonly FormDataEntryValue[]) =>
  values.filter((value) => typeof value === 'string')

async function saveRules(ctx: Ctx, posted: FormData): Promise<MarginResult> {
  const { saved, ...merged } = await saveMerged(ctx, Object.fromEntries(posted), {
    name: 'margins',
    stored: async (inside) => marginsFormData(await marginRules(inside)),
    save: async (inside, input) => {
      const read = readMargins(input)
      if (read.ok) await saveMarginRules(inside, read.rules)
      return read
    },
  })
  if (saved?.ok) return { kind: 'saved' }
  return { kind: 'wrong_rules', rules: { ...merged, invalid: saved?.invalid ?? [] } }
}

const categoryNamed = (named: FormDataEntryValue | null): Category | null =>
  browsableCategories.find((category) => category === named) ?? null

const digestOf = (drafts: readonly UnsavedPrice[]) =>
  createHash('sha256').update(drafts.map(parsedMargin).join()).digest('base64url')

const allIn = (ctx: Ctx, posted: FormData) =>
  unsavedPrices(ctx, { category: categoryNamed(posted.get('familia')), max: maxMargins })

async function propose(ctx: Ctx, posted: FormData): Promise<MarginResult> {
  const isAll = posted.has('todos')
  const drafts = isAll
    ? await allIn(ctx, posted)
    : await unsavedPrices(ctx, { ids: chosenIds.parse(texts(posted.getAll('id'))) })
  if (!drafts.ok) return refuse(drafts.code)
  const all = { category: categoryNamed(posted.get('familia')), digest: digestOf(drafts.value) }
  return { kind: 'drafts', drafts: drafts.value, all: isAll ? all : null }
}

const decimal = (sum: Usd | null) => (sum === null ? null : toDecimal(sum))

async function saved(ctx: Ctx, prices: readonly PriceChange[]): Promise<MarginResult> {
  const changes = prices.map(({ id, from, to }) => ({
    id,
    fields: { sell_price: { from: decimal(from), to: decimal(to) } },
  }))
  const stored = await changeProducts(ctx, changes, { action: 'changed' })
  return stored.ok ? { kind: 'applied', count: stored.products } : refuse('price_changed')
}

/** All that a category would get, as far as it is what was looked at. */
async function saveAll(ctx: Ctx, posted: FormData): Promise<MarginResult> {
  const drafts = await allIn(ctx, posted)
  const isSeen = drafts.ok && digestOf(drafts.value) === posted.get('vistos')
  return isSeen ? saved(ctx, drafts.value) : refuse('price_changed')
}

async function save(ctx: Ctx, posted: FormData): Promise<MarginResult> {
  if (posted.has('todos')) return saveAll(ctx, posted)
  const margins = readMarginInputs(texts(posted.getAll('precio')))
  return margins ? saved(ctx, margins) : refuse('not_understood')
}

const intents: Readonly<Record<string, typeof propose>> = { rules: saveRules, propose, save }

/** The forms of the page. */
export async function handleMargins(ctx: Ctx, request: Request): Promise<MarginResult> {
  const posted = await request.formData().catch(() => new FormData())
  const intent = posted.get('intent')
  const work = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : null
  return work ? work(ctx, posted) : refuse('not_understood')
}

/** The page's data: the rules, and the products with the previewed rate. */
export async function marginsPage(ctx: Ctx, requested: URLSearchParams) {
  const { costPerPound } = await currentTariff(ctx)
  const typedRate = requested.get('libra')?.trim() ?? ''
  const tried = typedRate === '' ? null : parseMoney(typedRate)
  const category = categoryNamed(requested.get('familia'))
  const input = { category, page: pageNumber(requested), rate: tried }
  const { rules, ...shown } = await proposedProducts(ctx, input)
  return {
    ...shown,
    category,
    rules: marginsFormData(rules),
    rate: tried || costPerPound || defaultRatePerPound,
    typedRate:
      typedRate === '' ? toDecimal(costPerPound || defaultRatePerPound) : typedRate.slice(0, 20),
    isRateInvalid: typedRate !== '' && tried === null,
  }
}
