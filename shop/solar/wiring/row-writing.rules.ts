import type { Locale } from '#kernel/locale.ts'
import { format, formatNumber, type Messages } from '#kernel/messages.ts'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import type { wiring } from '../messages/wiring.es.ts'

export type WiringTexts = Messages<typeof wiring>
export type SymbolName =
  | 'panel'
  | 'box'
  | 'fuse'
  | 'breaker'
  | 'cable'
  | 'switch'
  | 'arrester'
  | 'converter'
  | 'controller'
  | 'battery'
  | 'bars'
  | 'resistor'
  | 'grid'
  | 'rcd'
  | 'transfer'
  | 'load'
export type Column = 'sun' | 'battery' | 'source' | 'house' | 'grid' | 'earth'

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
  /** Drawn inside the combiner box. */
  readonly isInBox?: boolean
  /** Not among the parts: somebody has to buy it. */
  readonly isMissing?: boolean
}

export interface Writing {
  readonly texts: WiringTexts
  readonly locale: Locale
  readonly sheet: WiringSheet
}

export const dash = '–'

export const numberIn =
  (locale: Locale) =>
  (value: number | null, digits = 1): string =>
    value === null ? dash : formatNumber(locale, value, digits)

/** How much a fuse has to interrupt, and why; nothing where that is not known. */
export const cutsText = (texts: WiringTexts, locale: Locale, ka: number | null): string =>
  ka === null ? '' : format(texts.rows.cuts, { ka: formatNumber(locale, ka, 1) })

export interface Made extends Omit<SheetRow, 'title' | 'column'> {
  /** Its name, where that is not the one of its place. */
  readonly titleId?: SheetRow['id']
}

export const made = (
  id: SheetRow['id'],
  symbol: SymbolName,
  name: string,
  figure: string,
  details: readonly string[],
): Made => ({ id, symbol, name, figure, details })

/** What the parts do not hold. */
export const bought = (
  id: SheetRow['id'],
  symbol: SymbolName,
  figure: string,
  details: readonly string[],
): Made => ({ ...made(id, symbol, '', figure, details), isMissing: true })

export const counted = (quantity: number, name: string): string =>
  quantity === 1 || name === '' ? name : `${quantity} × ${name}`
