import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, formatPlural } from '#kernel/messages.ts'
import type { Gauge } from '#shop/electrical/wiring/copper.rules.ts'
import {
  isBondedDirect,
  isBondUnknown,
  outputVolts,
} from '#shop/electrical/wiring/sheet-needs.rules.ts'
import type {
  PanelFacts,
  SourceFacts,
  WiringSheet,
} from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { bankRow, barsRow, cable, chargerRows, mainFuseRow, protection } from './bank-rows.rules.ts'
import {
  barCableRow,
  earthRow,
  isolatorRow,
  nearRows,
  prechargeRow,
  shutdownRow,
  tailRow,
  transferText,
} from './bought-rows.rules.ts'
import {
  bought,
  type Column,
  counted,
  type Made,
  made,
  numberIn,
  type SheetRow,
  type WiringTexts,
  type Writing,
} from './row-writing.rules.ts'
import { apartAtStation } from './station-panels.rules.ts'

/** Sun above the usual makes that much more current. */
const sunHeadroom = 1.25

/** Watts and strings; the diagram has one line, however many inputs there are. */
function panelFigure({ texts, locale }: Writing, panels: PanelFacts): string {
  const { quantity, watts, strings, series, perTracker } = panels
  const layout = formatPlural(locale, texts.series, strings, { series })
  const inputs = Math.ceil(strings / perTracker)
  const drawn = inputs > 1 ? `, ${format(texts.figures.inputs, { inputs })}` : ''
  return `${quantity} × ${numberIn(locale)(watts, 0)} W, ${layout}${drawn}`
}

/** The volts that a string must not pass, by what stands the least, and those it must reach. */
function voltLimits({ texts: { rows }, locale }: Writing, panels: PanelFacts): string[] {
  const { limitV, isPanelLimit, minV } = panels
  const number = numberIn(locale)
  const limitText = isPanelLimit ? rows.panelsOwnLimit : rows.panelsLimit
  return [
    ...(limitV ? [format(limitText, { limit: number(limitV) })] : []),
    ...(minV ? [format(rows.panelsMin, { min: number(minV) })] : []),
  ]
}

function panelRow(writing: Writing): Made[] {
  const { texts, locale, sheet } = writing
  const { panels, kind, check } = sheet
  if (!panels) return []
  const number = numberIn(locale)
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
  const { rows } = texts
  const inSeries = panels.series > 1
  const apart =
    kind === 'station' ? apartAtStation({ ...panels, perInput: panels.perTracker }) : null
  const isJoined = panels.perTracker > 1 && !sheet.combiner
  const joinedA = number(panels.perTracker * panels.shortA * sunHeadroom, 0)
  const details = [
    ...(inSeries ? [format(rows.panelsInSeries, values)] : []),
    ...(!inSeries && kind !== 'station' && panels.strings > 1
      ? [format(rows.panelsAlone, values)]
      : []),
    format(inSeries ? rows.panels : rows.panel, values),
    ...(isJoined ? [format(rows.panelsJoined, { ...values, amps: joinedA })] : []),
    ...voltLimits(writing, panels),
    ...(apart ? [rows[`${apart}Station`]] : []),
  ]
  const figure = panelFigure(writing, panels)
  return [made('panels', 'panel', counted(panels.quantity, panels.name), figure, details)]
}

/** Its volts by its data sheet; of an inverter of the house those that somebody read on its plate. */
function outputText(source: SourceFacts, { rows }: WiringTexts): string {
  if (source.isOutputStated) return source.gives240 ? rows.gives240 : rows.gives120
  const volts = outputVolts(source)
  return volts ? format(rows.givesRead, { volts: rows.readVolts[volts] }) : rows.givesUnknown
}

function sourceRow({ texts, locale, sheet }: Writing): Made[] {
  const { source, kind } = sheet
  if (!source) return []
  const number = numberIn(locale)
  const values = { watts: number(source.watts, 0), standby: number(source.standbyW, 0) }
  const volts = outputText(source, texts)
  const figure = `${values.watts} W · ${outputVolts(source) ?? '?'} V`
  const says = source.standbyW === null ? texts.rows.sourceUnknown : texts.rows.source
  const street = source.gives240 && source.gridInput ? [texts.rows.twoPhases] : []
  const details = [format(says, values), volts, ...street]
  return [made(kind, 'converter', counted(source.quantity, source.name), figure, details)]
}

/** The cable behind a breaker of this rating; nothing where it is not known. */
function acCable(
  { texts, locale }: Writing,
  text: 'rcdCable' | 'gridCable',
  cable: Gauge | null | undefined,
  ratedA: number | null,
): readonly string[] {
  if (!cable) return []
  const number = numberIn(locale)
  return [
    format(texts.rows[text], { awg: cable.awg, mm2: number(cable.mm2), rated: number(ratedA, 0) }),
  ]
}

/** Fewer amperes than this charge nothing. */
const minChargeA = 5

/** To what a charger has to be set whose current nobody states, so that the breaker stands it. */
function chargeLimit({ texts: { rows }, locale }: Writing, amps: number | null): string[] {
  if (amps === null) return []
  return [
    amps < minChargeA
      ? rows.gridChargeLeast
      : format(rows.gridCharge, { amps: numberIn(locale)(amps, 0) }),
  ]
}

function gridRow(writing: Writing): Made[] {
  const { texts, sheet } = writing
  if (!sheet.source?.hasGridInput) return []
  if (sheet.kind === 'station') return [made('grid', 'grid', '', '', [texts.rows.gridStation])]
  const { gridInput } = sheet.source
  const cable = acCable(writing, 'gridCable', gridInput?.cable, gridInput?.breakerA ?? null)
  const limit = chargeLimit(writing, gridInput?.chargeLimitA ?? null)
  const figure = gridInput?.cable ? `${gridInput.breakerA} A · ${gridInput.cable.awg} AWG` : ''
  return [
    ...(figure ? [bought('gridBreaker', 'breaker', figure, [...cable, ...limit])] : []),
    made('grid', 'grid', '', '', [texts.rows.grid]),
  ]
}

function houseRows(writing: Writing): Made[] {
  const { texts, locale, sheet } = writing
  const { rcd, transfer, kind } = sheet
  const number = numberIn(locale)
  const isDirect = kind !== 'hybrid'
  if (isBondUnknown(sheet) && !rcd)
    return [
      bought('rcd', 'rcd', '30 mA', [texts.rows.rcdUnknown, texts.rows.rcdType]),
      made('outlets', 'load', '', '', [texts.rows.outlets]),
    ]
  if (isDirect && !rcd)
    return isBondedDirect(sheet)
      ? [
          bought('rcd', 'rcd', '30 mA', [texts.rows.rcdDirect, texts.rows.rcdType]),
          made('outlets', 'load', '', '', [texts.rows.outletsBehind]),
        ]
      : [made('outlets', 'load', '', '', [texts.rows.outlets])]
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
            texts.rows.rcdType,
            ...acCable(writing, 'rcdCable', rcd.cable, rcd.ratedA),
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
  if (isDirect)
    return [
      ...rcds,
      made('outlets', 'load', '', '', [
        isBondedDirect(sheet) ? texts.rows.outletsBehind : texts.rows.outlets,
      ]),
    ]
  const board = [transferText(writing), texts.rows.board]
  return [...rcds, ...switched, bought('board', 'load', '', board)]
}

type Combiner = NonNullable<Writing['sheet']['combiner']>

/** What is used of a box; where each input has one, of each. */
function roomText({ rows: { box } }: Writing['texts'], locale: Locale, combiner: Combiner): string {
  const { quantity, room, strings, inputs } = combiner
  const isEach = inputs > 1
  if (room === null) return format(box.used, { strings })
  const has = format(isEach ? box.each : box.one, {
    room: formatNumber(locale, isEach ? room / quantity : room),
  })
  return `${has} ${formatPlural(locale, box.room, Math.ceil(strings / inputs))}`
}

function combinerRow({ texts, locale, sheet }: Writing): Made[] {
  const { combiner } = sheet
  if (!combiner) return []
  const { name, quantity, room, strings, inputs, perInput, replacedA, tail } = combiner
  const awg = tail?.awg ?? ''
  const values = { room: numberIn(locale)(room, 0), strings, inputs, awg }
  const { box } = texts.rows
  const joined = tail ? box.atEnd : box.joined
  const shared = tail ? box.eachAtEnd : box.eachJoined
  const apart = perInput > 1 ? shared : box.apart
  const details = [
    roomText(texts, locale, combiner),
    ...(strings > 1 ? [format(inputs > 1 ? apart : joined, values)] : []),
    ...(replacedA === null
      ? []
      : [format(box.replaced, { rated: numberIn(locale)(replacedA, 0) })]),
  ]
  const { figures } = texts
  const inOne = room === null ? '' : format(figures.box, values)
  const figure = inputs > 1 ? format(figures.boxEach, values) : inOne
  return [made('combiner', 'box', counted(quantity, name), figure, details)]
}

/** What lies in the combiner box comes before the cable where it is on the roof, the rest at its end. */
function sunRows(writing: Writing): Made[] {
  const { stringFuse, arrester, disconnect, panelCable } = writing.sheet
  const rows = (isInBox: boolean) => [
    ...(arrester?.isInBox === isInBox ? protection(writing, 'arrester', arrester) : []),
    ...(disconnect?.isInBox === isInBox ? protection(writing, 'disconnect', disconnect) : []),
  ]
  const inBox = [
    ...combinerRow(writing),
    ...protection(writing, 'stringFuse', stringFuse),
    ...rows(true),
  ]
  const box = inBox.map((row) => ({ ...row, isInBox: true }))
  const cables = cable(writing, 'panelCable', panelCable)
  const isAtEnd = Boolean(writing.sheet.combiner?.tail)
  return [
    ...panelRow(writing),
    ...shutdownRow(writing),
    ...(isAtEnd ? [...cables, ...box, ...tailRow(writing)] : [...box, ...cables]),
    ...nearRows(writing),
    ...rows(false),
    ...chargerRows(writing, 'controller'),
    ...chargerRows(writing, 'charger'),
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
        ...isolatorRow(writing, false),
        ...prechargeRow(writing),
        ...cable(writing, 'bankCable', sheet.bankCable),
        ...barsRow(writing),
        ...mainFuseRow(writing),
        ...isolatorRow(writing, true),
        ...barCableRow(writing),
      ],
    ],
    ['source', sourceRow(writing)],
    ['grid', gridRow(writing)],
    ['house', houseRows(writing)],
    ['earth', earthRow(writing)],
  ]
  return columns.flatMap(([column, rows]) =>
    rows.map(({ titleId, ...row }) => ({ ...row, column, title: texts.short[titleId ?? row.id] })),
  )
}
