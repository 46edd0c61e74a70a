export type When = 'always' | 'night' | 'evening' | 'meals' | 'day'
export type LoadKind = 'motor' | 'soft motor' | 'electronic' | 'resistive'
export const rooms = [
  'kitchen',
  'climate',
  'light',
  'electronics',
  'home',
  'water',
  'health',
  'work',
] as const
export type Room = (typeof rooms)[number]

export interface Appliance {
  /** Short, because a whole calculation is part of a URL. */
  readonly code: string
  readonly room: Room
  readonly watts: number
  /** Start-up power as a multiple of the running power. */
  readonly surge: number
  /** Share of the hours switched on in which it draws power. */
  readonly duty: number
  readonly hours: number
  readonly kind: LoadKind
  readonly when: When
}

const row = (
  code: string,
  room: Room,
  [watts, surge, duty, hours]: readonly [number, number, number, number],
  kind: LoadKind,
  when: When,
): Appliance => ({ code, room, watts, surge, duty, hours, kind, when })

/** Common devices in Cuban homes: power, start-up multiple, duty and daily hours. */
export const appliances = [
  row('rm', 'kitchen', [110, 5, 0.45, 24], 'motor', 'always'),
  row('ri', 'kitchen', [75, 2, 0.45, 24], 'soft motor', 'always'),
  row('rv', 'kitchen', [200, 5, 0.54, 24], 'motor', 'always'),
  row('fv', 'kitchen', [150, 5, 0.5, 24], 'motor', 'always'),
  row('fa', 'kitchen', [110, 5, 0.4, 24], 'motor', 'always'),
  row('mb', 'kitchen', [70, 4, 0.4, 24], 'motor', 'always'),
  row('da', 'kitchen', [90, 4, 0.35, 24], 'motor', 'always'),
  row('sc', 'climate', [1250, 4, 0.7, 8], 'motor', 'night'),
  row('si', 'climate', [1000, 1.5, 0.55, 8], 'soft motor', 'night'),
  row('sn', 'climate', [750, 1.5, 0.55, 8], 'soft motor', 'night'),
  row('aw', 'climate', [600, 4, 0.75, 8], 'motor', 'night'),
  row('vp', 'climate', [55, 1.5, 1, 10], 'soft motor', 'night'),
  row('vt', 'climate', [65, 1.5, 1, 10], 'soft motor', 'night'),
  row('vr', 'climate', [15, 1, 1, 6], 'electronic', 'night'),
  row('bl', 'light', [9, 1, 1, 6], 'electronic', 'evening'),
  row('tl', 'light', [18, 1, 1, 6], 'electronic', 'evening'),
  row('bf', 'light', [20, 1.5, 1, 6], 'electronic', 'evening'),
  row('lp', 'light', [30, 1, 1, 10], 'electronic', 'evening'),
  row('tv', 'electronics', [45, 1, 1, 5], 'electronic', 'evening'),
  row('tg', 'electronics', [90, 1, 1, 5], 'electronic', 'evening'),
  row('tc', 'electronics', [100, 2, 1, 5], 'electronic', 'evening'),
  row('cd', 'electronics', [10, 1, 1, 5], 'electronic', 'evening'),
  row('mu', 'electronics', [80, 1, 1, 3], 'electronic', 'evening'),
  row('ro', 'electronics', [10, 1, 1, 24], 'electronic', 'always'),
  row('te', 'electronics', [10, 1, 1, 3], 'electronic', 'night'),
  row('la', 'electronics', [60, 1, 1, 5], 'electronic', 'evening'),
  row('pc', 'electronics', [200, 1.5, 1, 5], 'electronic', 'day'),
  row('co', 'electronics', [120, 1, 1, 2], 'electronic', 'evening'),
  row('im', 'electronics', [30, 1, 1, 0.25], 'electronic', 'day'),
  row('ar', 'kitchen', [700, 1, 0.8, 0.75], 'resistive', 'meals'),
  row('or', 'kitchen', [900, 1, 0.65, 1], 'resistive', 'meals'),
  row('ho', 'kitchen', [1000, 1, 0.75, 1.5], 'resistive', 'meals'),
  row('ci', 'kitchen', [1500, 1, 0.6, 1.5], 'electronic', 'meals'),
  row('mi', 'kitchen', [1100, 1.5, 1, 0.3], 'electronic', 'meals'),
  row('ba', 'kitchen', [350, 2.5, 1, 0.15], 'motor', 'meals'),
  row('ca', 'kitchen', [800, 1, 1, 0.3], 'resistive', 'meals'),
  row('fr', 'kitchen', [1400, 1, 0.7, 0.5], 'resistive', 'meals'),
  row('to', 'kitchen', [800, 1, 1, 0.2], 'resistive', 'meals'),
  row('he', 'kitchen', [1400, 1, 0.6, 0.7], 'resistive', 'meals'),
  row('pl', 'home', [1000, 1, 0.6, 0.5], 'resistive', 'day'),
  row('lv', 'home', [500, 3, 0.5, 1], 'motor', 'day'),
  row('ls', 'home', [350, 3, 0.6, 1], 'motor', 'day'),
  row('as', 'home', [1000, 2, 1, 0.2], 'motor', 'day'),
  row('se', 'home', [1200, 1, 1, 0.15], 'resistive', 'day'),
  row('du', 'water', [3500, 1, 1, 0.25], 'resistive', 'day'),
  row('ct', 'water', [1500, 1, 0.3, 3], 'resistive', 'day'),
  row('bo', 'water', [550, 4, 1, 0.75], 'motor', 'day'),
  row('bu', 'water', [1000, 4, 1, 0.75], 'motor', 'day'),
  row('mc', 'work', [100, 2, 0.6, 2], 'motor', 'day'),
  row('ne', 'health', [150, 2, 1, 0.5], 'motor', 'day'),
  row('cp', 'health', [40, 1, 1, 8], 'electronic', 'night'),
  row('ox', 'health', [350, 3, 1, 24], 'motor', 'night'),
  row('ta', 'work', [600, 2.5, 0.5, 0.5], 'motor', 'day'),
]

const byCode = new Map(appliances.map((one) => [one.code, one]))
export const applianceOf = (code: string): Appliance | null => byCode.get(code) ?? null
