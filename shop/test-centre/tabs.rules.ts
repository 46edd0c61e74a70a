/** The tabs in their order, by what stands in the address; the first is the one without. */
export const tabs = [
  'diagnostico',
  'funcional',
  'rendimiento',
  'movil',
  'navegadores',
  'correos',
] as const
export type Tab = (typeof tabs)[number]

export const tabOf = (query: string | null): Tab => tabs.find((tab) => tab === query) ?? tabs[0]

export const tabUrl = (tab: Tab): string =>
  tab === tabs[0] ? '/test-suite' : `/test-suite?tab=${tab}`

/** Where a key of the keyboard leads from a tab; null for one that leads nowhere. */
export function tabByKey(from: Tab, key: string): Tab | null {
  const at = tabs.indexOf(from)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const place = Object.hasOwn(places, key) ? places[key] : undefined
  return place === undefined ? null : (tabs[place] ?? null)
}
