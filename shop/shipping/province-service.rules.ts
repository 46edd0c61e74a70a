/** How the shop delivers in a province today; the owner keeps it. */
export const provinceModes = ['door', 'pickup', 'suspended'] as const
export type ProvinceMode = (typeof provinceModes)[number]

export interface ProvinceService {
  readonly code: string
  readonly mode: ProvinceMode
  /** Days from payment to delivery; null while nothing is delivered. */
  readonly days: { readonly min: number; readonly max: number } | null
  readonly noteEs: string
  readonly noteEn: string
}

/** Where the owner has said nothing, nothing is promised. */
export const notServed = (code: string): ProvinceService => ({
  code,
  mode: 'suspended',
  days: null,
  noteEs: '',
  noteEn: '',
})

/** In a province with delivery to the door one may also fetch the goods. */
export const allows = (mode: ProvinceMode, input: 'door' | 'pickup'): boolean =>
  mode === 'door' || (mode === 'pickup' && input === 'pickup')
