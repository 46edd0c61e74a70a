import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural, type Messages } from '#kernel/messages.ts'
import type {
  CableFacts,
  ProtectionFacts,
  WiringSheet,
} from '#shop/electrical/wiring/wiring-facts.rules.ts'
import type { wiring } from '../messages/wiring.es.ts'

export type WiringTexts = Messages<typeof wiring>
export type SymbolName =
  | 'panel'
  | 'fuse'
  | 'cable'
  | 'switch'
  | 'arrester'
  | 'converter'
  | 'battery'
  | 'grid'
  | 'rcd'
  | 'transfer'
  | 'load'
export type Column = 'sun' | 'battery' | 'source' | 'house' | 'grid'

/** One part of the sheet: a symbol of the diagram and a line of the table, with the same number. */
export interface SheetRow {
  readonly id: keyof WiringTexts['short']
  readonly column: Column
  readonly symbol: SymbolName
  readonly title: string
  /** What the diagram shows beside the symbol. */
  readonly figure: string
  readonly name: string
  readonly details: readonly string[]
}

interface Writing {
  readonly texts: WiringTexts
  readonly locale: Locale
  readonly sheet: WiringSheet
}

const metresPerFoot = 0.3048
const dash = '–'

const numberIn =
  (locale: Locale) =>
  (value: number | null, digits = 1): string =>
    value === null ? dash : formatNumber(locale, value, digits)

function cableDetails({ texts, locale }: Writing, cable: CableFacts): string {
  const number = numberIn(locale)
  const values = {
    awg: cable.awg,
    mm2: number(cable.mm2),
    pairs: cable.quantity,
    feet: number(cable.feet, 0),
    metres: number(cable.feet === null ? null : cable.feet * metresPerFoot),
    ampacity: number(cable.ampacityA, 0),
    needed: number(cable.neededA),
    drop: number(cable.dropPct),
  }
  const isKnown = cable.dropPct !== null && cable.neededA !== null
  return format(isKnown ? texts.rows.cable : texts.rows.cableShort, values)
}

type Made = Omit<SheetRow, 'title' | 'column'>

const made = (
  id: SheetRow['id'],
  symbol: SymbolName,
  name: string,
  figure: string,
  details: readonly string[],
): Made => ({ id, symbol, name, figure, details })

const counted = (quantity: number, name: string): string =>
  quantity === 1 ? name : `${quantity} × ${name}`

function panelRow(writing: Writing): Made[] {
  const { texts, locale, sheet } = writing
  const { panels, kind, check } = sheet
  if (!panels) return []
  const number = numberIn(locale)
  const layout = formatPlural(locale, texts.series, panels.strings, { series: panels.series })
  const values = {
    series: panels.series,
    strings: panels.strings,
    perTracker: panels.perTracker,
    open: number(panels.openV),
    cold: number(panels.coldV),
    hot: number(panels.hotV),
    low: number(check.figures.low_c ?? null, 0),
    amps: number(panels.stringA),
  }
  const details = [
    format(texts.rows.panels, values),
    ...(panels.limitV ? [format(texts.rows.panelsLimit, { limit: number(panels.limitV) })] : []),
    ...(panels.minV ? [format(texts.rows.panelsMin, { min: number(panels.minV) })] : []),
    ...(kind === 'station' && panels.strings > 1 ? [texts.rows.panelsStation] : []),
  ]
  const power = `${panels.quantity} × ${number(panels.watts, 0)} W`
  return [
    made('panels', 'panel', counted(panels.quantity, panels.name), `${power}, ${layout}`, details),
  ]
}

function protection(
  { texts, locale }: Writing,
  id: 'stringFuse' | 'disconnect' | 'arrester' | 'bankFuse',
  facts: ProtectionFacts | null,
): Made[] {
  if (!facts) return []
  const number = numberIn(locale)
  const values = {
    quantity: facts.quantity,
    rated: number(facts.ratedA, 0),
    volts: number(facts.ratedV, 0),
    needed: number(facts.neededA, 0),
  }
  const inBox = { disconnect: texts.rows.disconnectInBox, arrester: texts.rows.arresterInBox }
  const boxed = facts.isInBox && (id === 'disconnect' || id === 'arrester') ? inBox[id] : null
  const ka = facts.interruptKa
  const details = [
    boxed ?? format(texts.rows[id], values),
    ...(id === 'bankFuse' && ka ? [format(texts.rows.bankFuseKa, { ka: number(ka, 0) })] : []),
  ]
  const rating = facts.ratedA === null ? '' : `${values.rated} A`
  const figure = id === 'bankFuse' && facts.quantity > 1 ? `${facts.quantity} × ${rating}` : rating
  const symbols = {
    stringFuse: 'fuse',
    bankFuse: 'fuse',
    disconnect: 'switch',
    arrester: 'arrester',
  } as const
  const volts = facts.ratedV === null ? '' : `${values.volts} V`
  return [made(id, symbols[id], counted(facts.quantity, facts.name), figure || volts, details)]
}

function cable(writing: Writing, id: 'panelCable' | 'bankCable', facts: CableFacts | null): Made[] {
  if (!facts) return []
  const number = numberIn(writing.locale)
  const figure = `${facts.awg} AWG · ${number(facts.feet, 0)} ft`
  const name = counted(facts.quantity, facts.name)
  return [made(id, 'cable', name, figure, [cableDetails(writing, facts)])]
}

function controllerRow({ texts, sheet }: Writing): Made[] {
  const { controller } = sheet
  if (!controller) return []
  const amps = controller.amps ?? dash
  const name = counted(controller.quantity, controller.name)
  const details = [format(texts.rows.controller, { amps })]
  return [made('controller', 'converter', name, `${amps} A`, details)]
}

function bankRow({ texts, locale, sheet }: Writing): Made[] {
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
  const many = bank.quantity > 1 ? [texts.rows.bankMany] : []
  const details = [format(texts.rows.bank, values), ...many]
  const figure = `${values.volts} V · ${values.ah} Ah`
  return [made('bank', 'battery', counted(bank.quantity, bank.name), figure, details)]
}

function sourceRow({ texts, locale, sheet }: Writing): Made[] {
  const { source, kind } = sheet
  if (!source) return []
  const number = numberIn(locale)
  const values = { watts: number(source.watts, 0), standby: number(source.standbyW, 0) }
  const volts = source.gives240 ? texts.rows.gives240 : texts.rows.gives120
  const figure = `${values.watts} W · ${source.gives240 ? '120/240 V' : '120 V'}`
  const details = [format(texts.rows.source, values), volts]
  return [made(kind, 'converter', counted(source.quantity, source.name), figure, details)]
}

function gridRow({ texts, sheet }: Writing): Made[] {
  if (!sheet.source?.hasGridInput) return []
  const text = sheet.kind === 'station' ? texts.rows.gridStation : texts.rows.grid
  return [made('grid', 'grid', '', '', [text])]
}

function houseRows({ texts, locale, sheet }: Writing): Made[] {
  const { rcd, transfer, kind } = sheet
  if (kind !== 'hybrid') return [made('outlets', 'load', '', '', [texts.rows.outlets])]
  const number = numberIn(locale)
  const rcds = rcd
    ? [
        made(
          'rcd',
          'rcd',
          counted(rcd.quantity, rcd.name),
          `${number(rcd.ratedA, 0)} A · ${number(rcd.tripMa, 0)} mA`,
          [
            format(texts.rows.rcd, {
              rated: number(rcd.ratedA, 0),
              trip: number(rcd.tripMa, 0),
              poles: number(rcd.poles, 0),
            }),
          ],
        ),
      ]
    : []
  const switched = transfer
    ? [
        made('transfer', 'transfer', counted(transfer.quantity, transfer.name), '', [
          texts.rows.transfer,
        ]),
      ]
    : []
  return [
    ...rcds,
    ...switched,
    made('board', 'load', '', '', [texts.rows.builtIn, texts.rows.board]),
  ]
}

/** What lies in the combiner box comes before the cable, the rest at its end. */
function sunRows(writing: Writing): Made[] {
  const { stringFuse, arrester, disconnect, panelCable } = writing.sheet
  const rows = (isInBox: boolean) => [
    ...(arrester?.isInBox === isInBox ? protection(writing, 'arrester', arrester) : []),
    ...(disconnect?.isInBox === isInBox ? protection(writing, 'disconnect', disconnect) : []),
  ]
  return [
    ...panelRow(writing),
    ...protection(writing, 'stringFuse', stringFuse),
    ...rows(true),
    ...cable(writing, 'panelCable', panelCable),
    ...rows(false),
    ...controllerRow(writing),
  ]
}

/** The parts in the order of the diagram: sun, battery, where they meet, grid, house. */
export function sheetRows(sheet: WiringSheet, texts: WiringTexts, locale: Locale): SheetRow[] {
  const writing = { sheet, texts, locale }
  const columns: readonly (readonly [Column, readonly Made[]])[] = [
    ['sun', sunRows(writing)],
    [
      'battery',
      [
        ...bankRow(writing),
        ...protection(writing, 'bankFuse', sheet.bankFuse),
        ...cable(writing, 'bankCable', sheet.bankCable),
      ],
    ],
    ['source', sourceRow(writing)],
    ['grid', gridRow(writing)],
    ['house', houseRows(writing)],
  ]
  return columns.flatMap(([column, rows]) =>
    rows.map((row) => ({ ...row, column, title: texts.short[row.id] })),
  )
}
