import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { barCableOf } from '#shop/electrical/wiring/bar-cable.rules.ts'
import { areBehindMain, isBoxFar, needsEarth } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import { isLacking, isolatorFigures, isolatorOf, needsPrecharge } from './not-included.rules.ts'
import { bought, type Made, made, numberIn, type Writing } from './row-writing.rules.ts'

/** What cuts off and protects beside the inverter, where the box that holds the first ones is far from it. */
export function nearRows({ texts, locale, sheet }: Writing): Made[] {
  if (!isBoxFar(sheet)) return []
  const { disconnect, arrester, panelCable, combiner } = sheet
  const count = combiner?.inputs ?? 1
  const figure = count > 1 ? `${count} ×` : ''
  const says = format(texts.rows.atInverter, {
    feet: numberIn(locale)(panelCable?.feet ?? null, 0),
  })
  return [
    ...(arrester?.isInBox ? [bought('nearArrester', 'arrester', figure, [says])] : []),
    ...(disconnect?.isInBox ? [bought('nearDisconnect', 'switch', figure, [says])] : []),
  ]
}

/** From each box that joins strings to the equipment. */
export function tailRow({ texts, sheet: { combiner } }: Writing): Made[] {
  if (!combiner?.tail) return []
  const { inputs, tail } = combiner
  const figure = `${inputs > 1 ? `${inputs} × ` : ''}${tail.awg} AWG`
  return [bought('boxTail', 'cable', figure, [format(texts.rows.boxTail, { awg: tail.awg })])]
}

export const shutdownRow = ({ texts, sheet }: Writing): Made[] =>
  isLacking(sheet, 'rapidShutdown')
    ? [bought('rapidShutdown', 'switch', '', [texts.rows.rapidShutdown])]
    : []

/** What takes the battery off without a tool: behind each fuse, or behind the main one. */
export function isolatorRow({ texts, locale, sheet }: Writing, isMain: boolean): Made[] {
  const isolator = isolatorOf(sheet)
  if (isolator?.isMain !== isMain) return []
  const values = isolatorFigures(isolator, locale)
  const figure = `${isolator.count > 1 ? `${isolator.count} × ` : ''}${values.amps} A`
  return [bought('isolator', 'switch', figure, [format(texts.rows.isolator, values)])]
}

export const prechargeRow = ({ texts, locale, sheet }: Writing): Made[] =>
  needsPrecharge(sheet)
    ? [
        bought('precharge', 'resistor', '', [
          format(texts.rows.precharge, { watts: formatNumber(locale, sheet.source?.watts ?? 0) }),
        ]),
      ]
    : []

/** From the busbars to the inverter. */
export function barCableRow({ texts, locale, sheet }: Writing): Made[] {
  const facts = barCableOf(sheet)
  if (!facts) return []
  const number = numberIn(locale)
  const { gauge, pairs } = facts
  const values = {
    pairs: formatPlural(locale, texts.rows.barPairs, pairs),
    awg: gauge.awg,
    mm2: number(gauge.mm2),
    feet: number(facts.feet, 0),
    ampacity: number(pairs * gauge.ampacityA, 0),
    fused: number(facts.fusedA, 0),
    load: number(facts.loadA),
    drop: number(facts.dropPct),
  }
  const says = areBehindMain(sheet) ? texts.rows.barCableMain : texts.rows.barCable
  const count = pairs > 1 ? `${pairs} × ` : ''
  const drop = format(texts.figures.drop, values)
  const figure = `${count}${gauge.awg} AWG · ${values.feet} ft, ${drop}`
  const details = [format(says, values)]
  return [
    facts.isOfBank
      ? made('barCable', 'cable', sheet.bankCable?.name ?? '', figure, details)
      : bought('barCable', 'cable', figure, details),
  ]
}

/** Electrode and its cable; what they lead to is said below the table. */
export function earthRow({ texts, sheet }: Writing): Made[] {
  if (!needsEarth(sheet)) return []
  const { earthRod } = texts.rows
  return [
    sheet.hasEarthRod
      ? made('earth', 'cable', '', texts.figures.earthRod, [earthRod])
      : bought('earth', 'cable', texts.figures.earthRod, [earthRod]),
  ]
}

/** Whether the inverter passes between grid and battery itself: of one of the house nobody knows it. */
export const transferText = ({ texts: { rows }, sheet: { source } }: Writing): string =>
  source?.bond === null ? rows.builtInUnknown : rows.builtIn
