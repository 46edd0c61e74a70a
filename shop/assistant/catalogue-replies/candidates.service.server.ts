import type { Product, ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { isOfKind, matchesOf } from '../matching/match.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import {
  meets,
  nominal,
  type Requirements,
  requirementsIn,
} from '../matching/requirements.rules.ts'
import { priceHere, type ReplyContext } from '../replies/reply-context.service.server.ts'
import { type Fit, fitOf, kitParts } from '../tools/load-tools.service.server.ts'

export interface Candidate {
  readonly product: Product
  readonly cents: number
  readonly fit: Fit | null
}

/** A station together with its panel is a kit. */
const withPanel =
  /(?<!carg\w* )\b(con|y|mas|with|and|plus) (su |1 |el |a |its )?(panel(es)?|placas?|panels?)\b/

const isWithPanel = (text: string, named: ProductCategory | undefined): boolean =>
  /con (\w+ )?panel(es)? inclu|with (\w+ )?panels? included/.test(text) ||
  (named === 'portable' && withPanel.test(text))

/** The categories to choose from: those that were named, or those that may serve. */
export function categoriesOf(
  { categories, state, read, offers }: Understood,
  isRelative: boolean,
): readonly ProductCategory[] {
  const [named] = categories
  if (isWithPanel(read.text, named)) return ['kit']
  const isExtra = state.items.length > 0 && named === 'panel'
  if (isExtra && !state.withoutPanels) return ['kit']
  if (named && !isExtra && !(state.withoutPanels && named === 'panel')) return [named]
  const focused = (offers[0] ?? state.focus[0])?.product.category
  if (isRelative && focused && focused !== 'unknown') return [focused]
  if (state.items.length > 0) return ['portable', 'kit']
  if (read.quantities.some(({ unit }) => unit === 'lb')) return ['portable']
  return ['portable', 'kit', 'battery', 'panel', 'accessory']
}

interface Wanted {
  readonly requirements: Requirements
  readonly withoutPanels: boolean
  readonly text: string
}

/** A product with the parts of a kit, where the question depends on them. */
async function isWanted(reply: ReplyContext, product: Product, wanted: Wanted): Promise<boolean> {
  const { requirements, withoutPanels } = wanted
  const { needs240, withoutInstallation } = requirements
  const isKit = product.category === 'kit'
  const isStation = / estacion|\bstation/.test(wanted.text)
  const needsParts = isKit && (isStation || needs240 || withoutInstallation || withoutPanels)
  const parts = needsParts ? await kitParts(reply, product) : []
  const own = [product, ...parts.map((part) => part.product)]
  const has = (category: ProductCategory) => own.some((one) => one.category === category)
  if (isKit && isStation && !has('portable')) return false
  const is240 = own.some(
    ({ specs, category }) => category !== 'accessory' && /220|240/.test(String(specs.output_v)),
  )
  if (isKit && withPanel.test(wanted.text) && !(Number(product.specs.pv_w) > 0)) return false
  const hasPanels = isKit && has('panel') && !withoutInstallation
  if (withoutPanels && hasPanels) return false
  return meets(product, requirements, { is240, isPlugged: has('portable') })
}

const canRunDevices: readonly string[] = ['portable', 'kit', 'inverter']
const fitFor = async (
  reply: ReplyContext,
  { state }: Understood,
  product: Product,
): Promise<Fit | null> =>
  state.items.length > 0 && canRunDevices.includes(product.category)
    ? fitOf(reply, product, state.items)
    : null

function accessoriesNamed(all: readonly Offer[], text: string): Offer[] {
  const matched = matchesOf({ text, categories: ['accessory'], quantities: [] }, all)
  if (matched.length > 0) return matched.map(({ offer }) => offer)
  const accessories = all.filter(({ product }) => product.category === 'accessory')
  const ofKind = accessories.filter((offer) => isOfKind(offer, text))
  return ofKind.length < accessories.length ? ofKind : []
}

/** Accessories are chosen by their names: a cable is no controller. */
const accessoriesIn = (
  reply: ReplyContext,
  { read }: Understood,
  categories: readonly ProductCategory[],
): Offer[] =>
  categories.length === 1 && categories[0] === 'accessory'
    ? accessoriesNamed(reply.all, read.productText)
    : []

/** 'qué batería le pongo': one of the voltage of the inverter that was shown, and the reverse. */
function withVoltsOf({ state, read }: Understood, wanted: Requirements): Requirements {
  const [focus] = state.focus
  const isBeside = / le | ese | esa | eso | it | that |combin|acompan/.test(read.text)
  if (!focus || !isBeside || wanted.batteryVolts !== null) return wanted
  const { category } = focus.product
  return category === 'inverter' || category === 'battery'
    ? { ...wanted, batteryVolts: nominal(focus.product) }
    : wanted
}

/** The products for sale here that are what was asked for, at any price. */
export async function candidatesIn(
  reply: ReplyContext,
  understood: Understood,
  categories: readonly ProductCategory[],
): Promise<Candidate[]> {
  const requirements = withVoltsOf(understood, requirementsIn(understood.read))
  const wanted = {
    requirements,
    withoutPanels: understood.state.withoutPanels,
    text: understood.read.text,
  }
  const found: Candidate[] = []
  const named = new Set(
    accessoriesIn(reply, understood, categories).map(({ product }) => product.id),
  )
  for (const { product } of reply.all) {
    const cents = priceHere(reply, product)
    const isOfCategory = categories.some((one) => one === product.category)
    const isOther = named.size > 0 && !named.has(product.id)
    if (cents === null || !product.inStock || !isOfCategory || isOther) continue
    if (await isWanted(reply, product, wanted))
      found.push({ product, cents, fit: await fitFor(reply, understood, product) })
  }
  return found
}

/** 'Kit Portátil' and 'Panel solar plegable': the name before its figures. */
export const familyOf = ({ name }: Product): string => name.split(/[:\d]/)[0]?.trim() ?? name

/** 'y cuál sí': one that runs it, for however long. */
export const otherOne =
  /^ (?:pero |y |entonces |ok |,|and |so |then )*(?:cual|cuales|which)(?: one| ones)? (?:si|do|does|can|will|puede)\b/
