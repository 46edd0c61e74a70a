/** The tables named by the specification. */
export const countedTables = [
  'products',
  'orders',
  'site_settings',
  'analytics_events',
  'shipping_settings',
  'payment_method_settings',
] as const
export type CountedTable = (typeof countedTables)[number]

export const serverChecks = [
  ...countedTables.map((table) => `count_${table}` as const),
  'row_security',
  'orders_signed_out',
  'formulas',
  'accounting',
  'fresh_customer',
  'storage',
  'zelle_payments',
  'mail',
  'queue',
  'lists',
  'disk',
  'memory',
  'clock',
  'backups',
] as const
export type ServerCheck = (typeof serverChecks)[number]

/** Run by the browser, which is the subscriber. */
export const browserChecks = ['feed'] as const
export type BrowserCheck = (typeof browserChecks)[number]
export type DiagnosisCheck = ServerCheck | BrowserCheck
export const diagnosisChecks: readonly DiagnosisCheck[] = [...serverChecks, ...browserChecks]

/** Order tests that the server runs and rolls back. */
export const testOrders = ['order_cuba', 'order_usa', 'order_unsigned', 'order_too_many'] as const
export type TestOrder = (typeof testOrders)[number]

/** Journeys through pages in a frame. */
export const journeys = [
  'home',
  'catalogue',
  'product',
  'cart',
  'search',
  'calculator',
  'signed_out',
] as const
export type Journey = (typeof journeys)[number]

export interface TableSecurity {
  readonly table: string
  readonly isEnabled: boolean
  readonly isForced: boolean
  readonly policies: number
}

/** Tables without forced row security or without a policy. */
export const openTables = (tables: readonly TableSecurity[]): string[] =>
  tables.filter(({ isEnabled, isForced }) => !(isEnabled && isForced)).map(({ table }) => table)

export const closedTables = (tables: readonly TableSecurity[]): string[] =>
  tables.filter(({ policies }) => policies === 0).map(({ table }) => table)
