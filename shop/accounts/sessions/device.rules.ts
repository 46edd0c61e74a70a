export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown'

export interface Device {
  readonly kind: DeviceKind
  /** Product names, the same in every language; null where unknown. */
  readonly browser: string | null
  readonly system: string | null
}

type Mark = readonly [pattern: RegExp, name: string]

/** The first match wins: most browsers also include the names of others. */
const browsers: readonly Mark[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOPX\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly Mark[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (userAgent: string, marks: readonly Mark[]): string | null =>
  marks.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

function kindOf(userAgent: string, system: string | null): DeviceKind {
  if (system === null) return 'unknown'
  if (system === 'iPhone') return 'phone'
  if (system === 'iPad') return 'tablet'
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  return 'computer'
}

/** Browser and system from a User-Agent header. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(userAgent, systems)
  return { kind: kindOf(userAgent, system), browser: nameIn(userAgent, browsers), system }
}

export interface OpenSession {
  readonly id: string
  readonly isThis: boolean
  readonly since: Date
  readonly lastSeen: Date
  readonly address: string
  readonly device: string
}
