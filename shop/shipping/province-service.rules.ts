import type { FormValues } from '#kernel/text/merged-form.ts'
import { provinces } from './cuba.rules.ts'

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

const provinceFormData = ({ mode, days: window, noteEs, noteEn }: ProvinceService) => ({
  mode,
  min: window ? String(window.min) : '',
  max: window ? String(window.max) : '',
  noteEs,
  noteEn,
})

/** The stored table by the fields of its form. */
export const servicesFormData = (services: readonly ProvinceService[]): FormValues =>
  Object.fromEntries(
    services.flatMap((service) =>
      Object.entries(provinceFormData(service)).map(([field, value]) => [
        `${field}-${service.code}`,
        value,
      ]),
    ),
  )

export interface ProvinceFormData {
  readonly mode: string
  readonly min: string
  readonly max: string
  readonly noteEs: string
  readonly noteEn: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '')

const formDataFor = (
  posted: Readonly<Record<string, unknown>>,
  code: string,
): ProvinceFormData => ({
  mode: textOf(posted[`mode-${code}`]),
  min: textOf(posted[`min-${code}`]).trim(),
  max: textOf(posted[`max-${code}`]).trim(),
  noteEs: textOf(posted[`noteEs-${code}`]),
  noteEn: textOf(posted[`noteEn-${code}`]),
})

/** The table as it was sent, by province. */
export const provincesFormData = (posted: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(provinces.map(({ code }) => [code, formDataFor(posted, code)]))
