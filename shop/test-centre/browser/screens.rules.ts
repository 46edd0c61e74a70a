export interface Size {
  readonly width: number
  readonly height: number
}

export interface Device extends Size {
  readonly id: string
  readonly name: string
  readonly kind: 'phone' | 'tablet'
}

/** Sizes in portrait orientation. */
export const devices: readonly Device[] = [
  { id: 'iphone-se', name: 'iPhone SE', kind: 'phone', width: 375, height: 667 },
  { id: 'iphone-12-pro', name: 'iPhone 12 Pro', kind: 'phone', width: 390, height: 844 },
  { id: 'pixel-5', name: 'Pixel 5', kind: 'phone', width: 393, height: 851 },
  {
    id: 'samsung-s20-ultra',
    name: 'Samsung S20 Ultra',
    kind: 'phone',
    width: 412,
    height: 915,
  },
  { id: 'ipad-mini', name: 'iPad Mini', kind: 'tablet', width: 768, height: 1024 },
  { id: 'ipad-air', name: 'iPad Air', kind: 'tablet', width: 820, height: 1180 },
]

export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]

/** Every device in portrait; tablets only in landscape. */
export const devicesIn = (orientation: Orientation): readonly Device[] =>
  orientation === 'portrait' ? devices : devices.filter(({ kind }) => kind === 'tablet')

export const rotated = (orientation: Orientation): Orientation =>
  orientation === 'portrait' ? 'landscape' : 'portrait'

export const screenOf = ({ width, height }: Size, orientation: Orientation): Size =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width }

export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera'] as const
export type BrowserName = (typeof browsers)[number]

export const browserSizes: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 414, height: 896 },
  { width: 360, height: 640 },
]

export const sizeText = ({ width, height }: Size): string => `${width}x${height}`

/** The browser by its user agent; order matters, since several also name their predecessors. */
export function browserOf(userAgent: string): BrowserName | null {
  if (/\bOPR\/|\bOpera\b/.test(userAgent)) return 'opera'
  if (/\bEdg(e|A|iOS)?\//.test(userAgent)) return 'edge'
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox'
  if (/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//.test(userAgent)) return 'chrome'
  return /\bSafari\//.test(userAgent) ? 'safari' : null
}
