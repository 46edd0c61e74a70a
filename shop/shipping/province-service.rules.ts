/** The delivery mode of a province. */
export const provinceModes = ['door', 'pickup', 'suspended'] as const
export type ProvinceMode = (typeof provinceModes)[number]

export interface ProvinceService {
  readonly code: string
  readonly mode: ProvinceMode
  /** Days from hand-over to the freight agency to delivery; null while nothing is delivered. */
  readonly days: { readonly min: number; readonly max: number } | null
  readonly noteEs: string
  readonly noteEn: string
}

/** Without settings for a province, no delivery is promised. */
export const notServed = (code: string): ProvinceService => ({
  code,
  mode: 'suspended',
  days: null,
  noteEs: '',
  noteEn: '',
})

/** A province with delivery to the door also allows pickup. */
export const allows = (mode: ProvinceMode, input: 'door' | 'pickup'): boolean =>
  mode === 'door' || (mode === 'pickup' && input === 'pickup')
