import { format, formatPlural } from '#kernel/messages.ts'
import { isLargeBank } from '#shop/electrical/checks/battery-circuit.rules.ts'
import { areBehindMain, busbarA, isBoxFar } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type {
  BankFacts,
  CableFacts,
  ChargerFacts,
  ProtectionFacts,
} from '#shop/electrical/wiring/wiring-facts.rules.ts'
import {
  bought,
  counted,
  cutsText,
  dash,
  type Made,
  made,
  numberIn,
  type WiringTexts,
  type Writing,
} from './row-writing.rules.ts'

const metresPerFoot = 0.3048

/** What a cable from the panels may lose, in %. */
const maxPanelDrop = 3
export const isLossy = ({ run, dropPct }: CableFacts): boolean =>
  run !== 'sideBySide' && (dropPct ?? 0) > maxPanelDrop

/** Single cables of a bank in series: its links and two ends. */
const cablesUsed = ({ series, parallel }: BankFacts): number => (series + 1) * parallel

/** What is measured between the free ends: the same as in the checklist. */
const restText = (number: (value: number | null) => string, bank: BankFacts | null) => ({
  from: number(bank ? bank.restV.from : null),
  to: number(bank ? bank.restV.to : null),
})

function cableDetails({ texts, locale, sheet }: Writing, cable: CableFacts): string {
  const number = numberIn(locale)
  const { bank } = sheet
  const values = {
    awg: cable.awg,
    mm2: number(cable.mm2),
    pairs: cable.quantity,
    feet: number(cable.feet, 0),
    metres: number(cable.feet === null ? null : cable.feet * metresPerFoot),
    ampacity: number(cable.ampacityA, 0),
    needed: number(cable.neededA),
    drop: number(cable.dropPct),
    links: formatPlural(locale, texts.rows.links, (bank?.series ?? 1) - 1),
    ...restText(number, bank),
    used: bank ? cablesUsed(bank) : 0,
    end: texts.rows.ends[busbarA(sheet) === null ? 'terminals' : 'bars'],
  }
  const isKnown = cable.dropPct !== null && cable.neededA !== null
  const run = cable.run === 'single' ? '' : ` ${format(texts.rows.runs[cable.run], values)}`
  const half = number((cable.dropPct ?? 0) / 2)
  const cost = cable.lossWh
    ? ` ${format(texts.rows.cableLoss, { wh: number(cable.lossWh, 0) })}`
    : ''
  const better = isLossy(cable) ? `${cost} ${format(texts.rows.cableBetter, { half })}` : ''
  const isCounted = cable.run === 'series' && bank?.missingPairs === 0
  const used = isCounted ? ` ${format(texts.rows.cablesUsed, values)}` : ''
  return `${format(isKnown ? texts.rows.cable : texts.rows.cableShort, values)}${run}${used}${better}`
}

/** Where the fuse of several batteries is, and what it interrupts. */
function fuseRun({ texts, locale, sheet }: Writing, facts: ProtectionFacts): string[] {
  const { isEach, interruptKa } = facts
  const run = isEach ? texts.rows.bankFuseEach : texts.rows.bankFuseCommon
  const needed = sheet.check.figures.interrupt_ka
  const isLarge = isLargeBank(sheet.bank?.ampHours ?? 0, isEach)
  const ka = {
    ka: numberIn(locale)(interruptKa, 1),
    needed: numberIn(locale)(needed ?? null),
  }
  const { bankFuseKa, bankFuseKaLarge, bankFuseKaOnly } = texts.rows
  const known = isLarge ? bankFuseKaLarge : bankFuseKa
  const cuts = needed === undefined ? bankFuseKaOnly : known
  return [
    ...((sheet.bank?.quantity ?? 0) > 1 ? [run] : []),
    ...(interruptKa ? [format(cuts, ka)] : []),
  ]
}

type ProtectionId = 'stringFuse' | 'disconnect' | 'arrester' | 'bankFuse'

/** A box on the roof is out of sight and too far for an arrester. */
function atInverter({ texts, locale, sheet }: Writing): string[] {
  if (!isBoxFar(sheet)) return []
  return [
    format(texts.rows.atInverter, { feet: numberIn(locale)(sheet.panelCable?.feet ?? null, 0) }),
  ]
}

function protectionDetails(writing: Writing, id: ProtectionId, facts: ProtectionFacts): string[] {
  const { texts, locale } = writing
  const number = numberIn(locale)
  if (facts.isInBox && (id === 'disconnect' || id === 'arrester'))
    return [texts.rows[`${id}InBox`], ...atInverter(writing)]
  const details = format(facts.quantity > 0 ? texts.rows[id] : texts.rows.bankFuseMissing, {
    quantity: facts.quantity,
    rated: number(facts.ratedA, 0),
    volts: number(facts.ratedV, 0),
    needed: number(facts.neededA, 0),
    count: facts.neededCount,
  })
  const each = { count: facts.neededCount, missing: facts.neededCount - facts.quantity }
  return [
    details,
    ...(id === 'bankFuse' ? fuseRun(writing, facts) : []),
    ...(id === 'bankFuse' && facts.quantity > 0 && each.missing > 0
      ? [format(texts.rows.bankFusesShort, each)]
      : []),
    ...((id === 'disconnect' || id === 'arrester') && each.missing > 0
      ? [format(texts.rows.disconnectEach, each)]
      : []),
  ]
}

/** What stands beside the symbol: how many, of what rating and kind. */
function protectionFigure({ texts, locale }: Writing, id: ProtectionId, facts: ProtectionFacts) {
  const number = numberIn(locale)
  if (facts.quantity === 0) return `${facts.neededCount} × ${number(facts.neededA, 0)} A`
  const count = id === 'stringFuse' ? facts.neededCount : facts.quantity
  const each = count > 1 ? `${count} × ` : ''
  if (facts.ratedA === null)
    return facts.ratedV === null ? '' : `${each}${number(facts.ratedV, 0)} V`
  const kind = facts.kind ? `, ${texts.figures.kinds[facts.kind]}` : ''
  return `${each}${number(facts.ratedA, 0)} A${kind}`
}

export function protection(
  writing: Writing,
  id: ProtectionId,
  facts: ProtectionFacts | null,
): Made[] {
  if (!facts) return []
  const symbols = {
    stringFuse: 'fuse',
    bankFuse: facts.kind === 'breaker' ? 'breaker' : 'fuse',
    disconnect: 'switch',
    arrester: 'arrester',
  } as const
  const figure = protectionFigure(writing, id, facts)
  const name = counted(facts.quantity, facts.name)
  const row = made(id, symbols[id], name, figure, protectionDetails(writing, id, facts))
  const titleId = symbols[id] === 'breaker' ? 'bankBreaker' : id
  return [{ ...row, titleId, isMissing: facts.quantity === 0 }]
}

export function cable(
  writing: Writing,
  id: 'panelCable' | 'bankCable',
  facts: CableFacts | null,
): Made[] {
  if (!facts) return []
  const number = numberIn(writing.locale)
  const pairs = facts.quantity > 1 ? `${facts.quantity} × ` : ''
  const drop =
    facts.dropPct === null
      ? ''
      : `, ${format(writing.texts.figures.drop, { drop: number(facts.dropPct) })}`
  const figure = `${pairs}${facts.awg} AWG · ${number(facts.feet, 0)} ft${drop}`
  const name = counted(facts.quantity, facts.name)
  return [made(id, 'cable', name, figure, [cableDetails(writing, facts)])]
}

/** Where more meets than the terminals of an inverter hold. */
export function barsRow(writing: Writing): Made[] {
  const { texts, locale, sheet } = writing
  const amps = busbarA(sheet)
  if (amps === null) return []
  const values = { amps: numberIn(locale)(amps, 0) }
  const says = areBehindMain(sheet) ? texts.rows.barsMain : texts.rows.bars
  return [bought('bars', 'bars', `${values.amps} A`, [format(says, values)])]
}

/** Between busbars and inverter. */
export function mainFuseRow({ texts, locale, sheet }: Writing): Made[] {
  const { mainFuse, bankCable } = sheet
  if (!mainFuse) return []
  const number = numberIn(locale)
  const { name, ratedA } = mainFuse
  const values = {
    rated: number(ratedA, 0),
    needed: number(mainFuse.neededA, 0),
    ampacity: number(bankCable?.ampacityA ?? null, 0),
    cuts: cutsText(texts, locale, mainFuse.interruptKa),
  }
  const says = name === '' ? texts.rows.mainFuseMissing : texts.rows.mainFuse
  const figure = `${name === '' ? values.needed : values.rated} A`
  const symbol = mainFuse.kind === 'breaker' ? 'breaker' : 'fuse'
  const row = made('mainFuse', symbol, name, figure, [format(says, values)])
  const titleId = symbol === 'breaker' ? 'mainBreaker' : 'mainFuse'
  return [{ ...row, titleId, isMissing: name === '' }]
}

/** Where the fuse of a controller or charger is, which the parts may hold or not. */
function chargerFuseRows(
  { texts, locale }: Writing,
  id: 'controller' | 'charger',
  { quantity, amps, fuseA, cable: needed, fuse, missingFuses, interruptKa }: ChargerFacts,
): Made[] {
  const number = numberIn(locale)
  const values = {
    amps: number(amps),
    fuse: number(fuse?.ratedA ?? fuseA),
    awg: fuse?.awg ?? needed?.awg ?? dash,
    mm2: number(fuse?.mm2 ?? needed?.mm2 ?? null),
    cuts: cutsText(texts, locale, interruptKa),
    count: quantity,
    missing: missingFuses,
  }
  const each = quantity > 1 ? `${quantity} × ` : ''
  const figure = `${each}${values.fuse} A · ${values.awg} AWG`
  const says = format(fuse ? texts.rows.controllerFuseHeld : texts.rows.controllerFuse, values)
  const short = format(texts.rows.controllerFusesShort, values)
  if (!fuse) return [bought(`${id}Fuse`, 'fuse', figure, [says])]
  const name = counted(fuse.quantity, fuse.name)
  return [made(`${id}Fuse`, 'fuse', name, figure, missingFuses > 0 ? [says, short] : [says])]
}

/** A controller or charger, and the fuse of its way to the junction with the battery. */
export function chargerRows(writing: Writing, id: 'controller' | 'charger'): Made[] {
  const { texts, locale, sheet } = writing
  const facts = sheet[id]
  if (!facts) return []
  const amps = numberIn(locale)(facts.amps)
  const name = counted(facts.quantity, facts.name)
  const figure = `${facts.quantity > 1 ? `${facts.quantity} × ` : ''}${amps} A`
  return [
    made(id, id === 'controller' ? 'controller' : 'converter', name, figure, [
      format(texts.rows[id], { amps }),
    ]),
    ...chargerFuseRows(writing, id, facts),
  ]
}

/** Whether there are cables enough to join the batteries, and how they are joined. */
function joined({ texts, locale, sheet: { bankCable } }: Writing, bank: BankFacts): string[] {
  if (bank.quantity <= 1) return []
  const { rows } = texts
  const values = { cable: bankCable?.name ?? dash }
  const links = bank.missingPairs
    ? formatPlural(locale, rows.bankLinksMissing, bank.missingPairs, values)
    : format(rows.bankLinks, values)
  const isShort = bank.missingPairs > 0
  return [...(bankCable && (isShort || bankCable.run !== 'each') ? [links] : []), rows.bankMany]
}

/** How many batteries stand in series and in parallel, where it is more than one. */
const layoutOf = ({ figures }: WiringTexts, { series, parallel }: BankFacts): string =>
  [
    ...(series > 1 ? [`, ${format(figures.inSeries, { count: series })}`] : []),
    ...(parallel > 1 ? [`, ${format(figures.inParallel, { count: parallel })}`] : []),
  ].join('')

export function bankRow(writing: Writing): Made[] {
  const { texts, locale, sheet } = writing
  const { bank } = sheet
  if (!bank) return []
  const number = numberIn(locale)
  const values = {
    volts: number(bank.volts),
    ah: number(bank.ampHours, 0),
    parallel: bank.parallel,
    series: bank.series,
    charge: number(bank.maxChargeA, 0),
  }
  const { chargedBy } = bank
  const isWithin =
    bank.ownChargeA !== null && bank.maxChargeA !== null && bank.ownChargeA <= bank.maxChargeA
  const within = { ...values, chargerA: number(bank.ownChargeA, 0) }
  const set = isWithin ? ` ${format(texts.rows.chargedWithin, within)}` : null
  const charge = set ?? (chargedBy ? ` ${format(texts.rows.chargedBy[chargedBy], values)}` : '')
  const says = bank.quantity > 1 ? texts.rows.bank : texts.rows.bankOne
  const details = [`${format(says, values)}${charge}`, ...joined(writing, bank)]
  const figure = `${values.volts} V · ${values.ah} Ah${layoutOf(texts, bank)}`
  return [made('bank', 'battery', counted(bank.quantity, bank.name), figure, details)]
}
