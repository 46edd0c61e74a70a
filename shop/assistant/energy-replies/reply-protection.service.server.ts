import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { batteryCircuit, batteryHeadroom } from '#shop/electrical/checks/battery-circuit.rules.ts'
import { emptyReport, type Finding } from '#shop/electrical/checks/finding.rules.ts'
import { ampacityOf } from '#shop/electrical/wiring/copper.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { productPart } from '#shop/solar/system/product-parts.rules.ts'
import { wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { asksOutput, outputReply } from '../electrical/reply-cable.service.server.ts'
import type { WiringRequest } from '../matching/wiring-request.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { cards, link, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { chapterLink, placeOf, sentences } from './reply-together.service.server.ts'

type Asked<Kind extends WiringRequest['kind']> = Extract<WiringRequest, { kind: Kind }>

const nominal = 12.8 / 12
const usualEfficiency = 0.9

const counted = ({ quantity, name }: { quantity: number; name: string }): string =>
  quantity > 1 ? `${quantity} × ${name}` : name

/** Fuses, cables and breakers of a kit, as its wiring sheet has them. */
async function kitProtection(
  reply: ReplyContext,
  understood: Understood,
  kit: Product,
): Promise<Part[] | null> {
  const sheet = await wiringSheetFor(reply.ctx, kit, placeOf(reply, understood))
  if (!sheet) return null
  const { wiring } = reply.offerMessages
  const { bankFuse: fuse, bankCable: cable, check, stringFuse, disconnect, rcd } = sheet
  const amps = check.figures.battery_a ?? 0
  const min = check.figures.fuse_min_a ?? 0
  note(reply.facts, { figures: [amps, min, fuse?.quantity, cable?.quantity] })
  const values = { amps: reply.number(amps, 1), min: reply.number(min, 1) }
  const parts = [
    fuse && format(wiring.bankFuse, { ...values, name: counted(fuse) }),
    cable && format(wiring.bankCable, { name: counted(cable) }),
    stringFuse?.name ? counted(stringFuse) : null,
    disconnect?.name ? counted(disconnect) : null,
    rcd && counted(rcd),
  ].filter((one): one is string => one !== null)
  if (parts.length === 0) return null
  return [text(format(wiring.kit, { name: kit.name, parts: parts.join('; ') }))]
}

const rated = ({ specs }: Product, name: string): number => Number(specs[name] ?? 0)

/** The smallest fuse that carries the current, and the cable it protects. */
function forSale(reply: ReplyContext, fuseA: number, minA: number): Product[] {
  const own = (role: string, figure: string, min: number) =>
    reply.all
      .map(({ product }) => product)
      .filter((one) => one.specs.role === role && one.inStock && rated(one, figure) >= min)
      .sort((a, b) => rated(a, figure) - rated(b, figure))[0]
  const fuse = own('battery_fuse', 'rated_a', minA)
  const cable = own(
    'battery_cable',
    'ampacity_a',
    Math.max(fuseA, fuse ? rated(fuse, 'rated_a') : 0),
  )
  return [fuse, cable].filter((one): one is Product => one !== undefined)
}

const metresAsked = /\d ?(?:m|metros?|meters?|metres?|pies|ft|feet)\b/
const metresPerFoot = 0.3048

/** How long the cable for sale is, where somebody wants to go farther. */
function shortText(reply: ReplyContext, cable: Product): string {
  const feet = rated(cable, 'length_ft')
  const metres = feet * metresPerFoot
  note(reply.facts, { figures: [feet, metres] })
  const values = { feet: reply.number(feet), metres: reply.number(metres, 1) }
  return format(reply.offerMessages.wiring.cableShort, values)
}

/** What the figures of the inverter alone leave open: a weaker battery, and a battery farther away. */
const limitsOf = (
  reply: ReplyContext,
  { read }: Understood,
  isBatteryUnknown: boolean,
  cable: Product | undefined,
): string[] => [
  ...(isBatteryUnknown ? [reply.offerMessages.wiring.batteryLess] : []),
  ...(cable && metresAsked.test(read.text) ? [shortText(reply, cable)] : []),
]

/** Pairs add up only from 1/0. */
const addsUp = /^[1-4]\/0$/

/** The cable that carries a fuse: one pair, else as many of the largest side by side, as the wiring sheets say it. */
function cableName(reply: ReplyContext, fuseA: number, single: Product | undefined): string | null {
  if (single) return single.name
  const [largest] = reply.all
    .map(({ product }) => product)
    .filter(({ specs }) => specs.role === 'battery_cable' && addsUp.test(String(specs.awg)))
    .sort((a, b) => rated(b, 'ampacity_a') - rated(a, 'ampacity_a'))
  if (!largest) return null
  const own = rated(largest, 'ampacity_a')
  const count = Math.ceil(fuseA / own)
  note(reply.facts, { figures: [count, own] })
  return format(reply.offerMessages.wiring.pairs, { count, name: largest.name, own })
}

function inverterProtection(
  reply: ReplyContext,
  understood: Understood,
  { source: { product }, batteries, batteryCount }: Asked<'protection'>,
): Part[] | null {
  const { part } = productPart(product)
  const [volts] = part.bankClasses
  if (!part.continuous_w || volts === undefined) return null
  const { wiring } = reply.offerMessages
  const battery = batteries[0] ? productPart(batteries[0].product).part : null
  const series = battery?.nominal_v
    ? Math.max(1, Math.round((volts * nominal) / battery.nominal_v))
    : 1
  const { commonA, fuseMinA, fuseA } = batteryCircuit({
    inverterW: part.continuous_w,
    volts: volts * nominal,
    efficiency: part.efficiency_pct ? part.efficiency_pct / 100 : usualEfficiency,
    batteryA: battery?.bms_cont_a ?? null,
    parallel: Math.max(1, Math.floor(batteryCount / series)),
    isFusedEach: false,
  })
  if (fuseA === null) return null
  const sold = forSale(reply, fuseA, Math.max(fuseMinA, batteryHeadroom * commonA))
  const cable = sold.find(({ specs }) => specs.role === 'battery_cable')
  const { sku, name, category, specs } = product
  const sheet = wiringSheetOf(
    [{ sku, name, category, specs, quantity: 1 }],
    placeOf(reply, understood),
  )
  const grid = sheet.source?.gridInput ?? null
  note(reply.facts, { figures: [commonA, fuseA, grid?.breakerA] })
  const lines = [
    format(wiring.battery, {
      name: product.name,
      amps: reply.number(commonA, 1),
      fuse: fuseA,
      awg: cableName(reply, fuseA, cable) ?? reply.offerMessages.wiring.noPair,
    }),
    ...(grid
      ? [
          `${format(wiring.grid, { breaker: grid.breakerA, awg: grid.cable?.awg ?? '—' })} ${wiring.out}`,
        ]
      : []),
    ...limitsOf(reply, understood, battery === null, cable),
    wiring.electrician,
  ]
  return [text(lines.join(' ')), ...cards(reply, sold)]
}

/** The fuse, the cable and the breakers of a kit or of an inverter. */
export async function protectionReply(
  reply: ReplyContext,
  understood: Understood,
  asked: Asked<'protection'>,
): Promise<Part[]> {
  const { product } = asked.source
  const atOutput =
    product.category === 'inverter' && asksOutput(understood.read.text)
      ? outputReply(reply, product)
      : []
  if (atOutput.length > 0) return [...atOutput, chapterLink(reply, 'protecciones')]
  const own =
    product.category === 'kit'
      ? await kitProtection(reply, understood, product)
      : inverterProtection(reply, understood, asked)
  if (!own) return []
  const sheet = product.category === 'kit' ? [link(product.name, `/catalogo/${product.slug}`)] : []
  return [...own, ...sheet, chapterLink(reply, 'protecciones')]
}

const aboveCable: Finding = {
  rule: 'E18',
  severity: 'danger',
  notes: ['fuseAboveCable'],
  figures: emptyReport().figures,
  device: null,
}

/** Whether a fuse protects a cable: the shop's own battery cable, or copper of that gauge. */
export function fuseOnCableReply(reply: ReplyContext, { amps, awg }: Asked<'fuseOnCable'>): Part[] {
  const { wiring } = reply.offerMessages
  const own = reply.all.find(
    ({ product }) => product.specs.role === 'battery_cable' && String(product.specs.awg) === awg,
  )
  const carries = own ? rated(own.product, 'ampacity_a') : ampacityOf(awg)
  note(reply.facts, { figures: [amps, carries] })
  if (!carries) return [text(format(wiring.noGauge, { awg })), chapterLink(reply, 'protecciones')]
  const values = { awg, cable: carries, fuse: amps, rule: sentences(reply, [aboveCable]) }
  return [
    text(format(amps > carries ? wiring.above : wiring.within, values)),
    chapterLink(reply, 'protecciones'),
  ]
}
