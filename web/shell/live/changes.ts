/** Changes within this many milliseconds make one refetch. */
export const changesWait = 1000

const shownAsProducts = new Set(['products_view', 'shipping_settings'])

/** Whether the visitor is told: only when what products show or cost has changed. */
export const isWorthANotice = (changes: Iterable<string>): boolean =>
  [...changes].some((change) => shownAsProducts.has(change))
