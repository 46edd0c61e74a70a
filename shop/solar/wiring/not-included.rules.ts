import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import { barCableOf } from '#shop/electrical/wiring/bar-cable.rules.ts'
import {
  areBehindMain,
  busbarA,
  isBoxFar,
  isOnRoof,
  needsDirectRcd,
  needsEarth,
} from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type {
  ChargerFacts,
  ProtectionFacts,
  WiringSheet,
} from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { cutsText, dash, type WiringTexts } from './row-writing.rules.ts'

const softStartW = 3000

/** Whether the battery is joined by closing what is there: a breaker, or a switch of its own. */
export const isClosedBySwitch = ({ bankFuse, mainFuse, check }: WiringSheet): boolean =>
  bankFuse?.kind === 'breaker' ||
  mainFuse?.kind === 'breaker' ||
  check.system.battery?.hasDisconnect === true

/** An inverter of this size is connected with a blow of current, whatever closes it in. */
export const needsPrecharge = (sheet: WiringSheet): boolean =>
  sheet.bankFuse !== null && (sheet.source?.watts ?? 0) > softStartW

/** A full bank is that much above its nominal volts. */
const fullBank = 1.14

/** The switches that take the battery off, where neither parts nor battery have one. */
export function isolatorOf(sheet: WiringSheet) {
  const { bank, bankFuse, mainFuse } = sheet
  if (!bank || isClosedBySwitch(sheet)) return null
  const isMain = areBehindMain(sheet)
  const fuse = isMain ? mainFuse : bankFuse
  return {
    count: isMain ? 1 : Math.max(1, bank.parallel),
    amps: fuse?.ratedA ?? fuse?.neededA ?? null,
    volts: Math.ceil(fullBank * bank.volts),
    isMain,
  }
}

export const isolatorFigures = (
  { amps, volts }: NonNullable<ReturnType<typeof isolatorOf>>,
  locale: Locale,
) => ({
  amps: amps === null ? dash : formatNumber(locale, amps),
  volts: formatNumber(locale, volts),
})

type NoteName = WiringSheet['check']['findings'][number]['notes'][number]

export const isLacking = (sheet: WiringSheet, note: NoteName): boolean =>
  lacking(sheet, note) !== undefined

const lacking = ({ check }: WiringSheet, note: NoteName) =>
  check.findings.find(({ notes }) => notes.includes(note))

/** How many more of what every solar input takes one of. */
const lackingOf = (facts: ProtectionFacts | null): number =>
  facts && !facts.isInBox ? facts.neededCount - facts.quantity : 0

function disconnectsLacking(sheet: WiringSheet, texts: WiringTexts, locale: Locale): string[] {
  const count = lackingOf(sheet.disconnect)
  return count > 0 ? [formatPlural(locale, texts.notIncluded.disconnects, count)] : []
}

function arrestersLacking({ arrester }: WiringSheet, texts: WiringTexts, locale: Locale): string[] {
  const count = lackingOf(arrester)
  return count > 0 ? [formatPlural(locale, texts.notIncluded.arresters, count)] : []
}

/** Fuses of the strings, and pairs of cable that join them. */
function batterySideLacking(
  { bank, bankFuse, bankCable }: WiringSheet,
  texts: WiringTexts,
  locale: Locale,
) {
  const { batteryFuses, batteryPairs } = texts.notIncluded
  const fuses = bankFuse ? bankFuse.neededCount - bankFuse.quantity : 0
  const amps = formatNumber(locale, bankFuse?.neededA ?? 0, 0)
  const pairs = bankCable ? (bank?.missingPairs ?? 0) : 0
  const awg = bankCable?.awg ?? ''
  return [
    ...(fuses > 0 ? [formatPlural(locale, batteryFuses, fuses, { amps })] : []),
    ...(pairs > 0 ? [formatPlural(locale, batteryPairs, pairs, { awg })] : []),
  ]
}

/** From the busbars to the inverter, where it is no pair of the batteries. */
function barCableLacking(sheet: WiringSheet, { notIncluded }: WiringTexts, locale: Locale) {
  const facts = barCableOf(sheet)
  if (!facts || facts.isOfBank) return []
  const { awg } = facts.gauge
  const amps = formatNumber(locale, facts.fusedA, 0)
  return [formatPlural(locale, notIncluded.barRun, facts.pairs, { amps, awg })]
}

/** What the diagram asks for and the parts do not hold, in words for a list. */
export function notIncluded(sheet: WiringSheet, texts: WiringTexts, locale: Locale): string[] {
  const { kind, controller, charger, combiner, source, hasEarthRod } = sheet
  const words = texts.notIncluded
  const number = (value: number | null) => (value === null ? '–' : formatNumber(locale, value, 1))
  const fuseOf = (facts: ChargerFacts | null) =>
    facts?.cable && facts.missingFuses > 0
      ? [
          formatPlural(locale, words.chargerFuse, facts.missingFuses, {
            fuse: number(facts.fuseA),
            cuts: cutsText(texts, locale, facts.interruptKa),
            awg: facts.cable.awg,
            name: facts.name,
          }),
        ]
      : []
  const joint = lacking(sheet, 'branchesMissing')
  const { mainFuse } = sheet
  const isolator = isolatorOf(sheet)
  const barA = busbarA(sheet)
  const main = {
    fuse: number(mainFuse?.neededA ?? null),
    cuts: cutsText(texts, locale, mainFuse?.interruptKa ?? null),
  }
  const when = (is: boolean, text: string): string[] => (is ? [text] : [])
  return [
    ...batterySideLacking(sheet, texts, locale),
    ...fuseOf(controller),
    ...fuseOf(charger),
    ...when(barA !== null, format(words.busbars, { amps: number(barA) })),
    ...barCableLacking(sheet, texts, locale),
    ...when(mainFuse?.name === '', format(words.mainFuse, main)),
    ...(combiner?.missing ? [formatPlural(locale, words.boxes, combiner.missing)] : []),
    ...(combiner?.tail
      ? [formatPlural(locale, words.boxTail, combiner.inputs, { awg: combiner.tail.awg })]
      : []),
    ...when(isLacking(sheet, 'disconnect'), words.disconnect),
    ...disconnectsLacking(sheet, texts, locale),
    ...arrestersLacking(sheet, texts, locale),
    ...(isBoxFar(sheet) ? [formatPlural(locale, words.atInverter, combiner?.inputs ?? 1)] : []),
    ...when(
      joint !== undefined,
      format(words.branch, { amps: number(joint?.figures.branch_a ?? null) }),
    ),
    ...when(isLacking(sheet, 'rapidShutdown'), words.rapidShutdown),
    ...(isolator
      ? [formatPlural(locale, words.isolator, isolator.count, isolatorFigures(isolator, locale))]
      : []),
    ...when(needsPrecharge(sheet), words.precharge),
    ...(source?.gridInput
      ? [format(words.grid, { rated: number(source.gridInput.breakerA) })]
      : []),
    ...when(needsDirectRcd(sheet), words.rcdDirect),
    ...when(kind === 'hybrid', words.house),
    ...when(kind === 'station' && isOnRoof(sheet), words.adapter),
    ...when(needsEarth(sheet) && !hasEarthRod, words.earth),
  ]
}
