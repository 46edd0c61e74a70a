/** The tabs in order, by query parameter; the first is the default. */
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

/** The tab selected by a key; null for other keys. */
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
