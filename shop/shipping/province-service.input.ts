import { z } from 'zod'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { provinces } from './cuba.rules.ts'
import { type ProvinceService, provinceModes } from './province-service.rules.ts'

const days = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(365))
const note = z
  .string()
  .catch('')
  .transform((text) => text.replace(/[\s\p{C}]+/gu, ' ').trim())
  .pipe(z.string().max(300))

const served = z
  .object({ mode: z.enum(['door', 'pickup']), min: days, max: days, noteEs: note, noteEn: note })
  .refine(({ min, max }) => min <= max)
const suspended = z.object({ mode: z.literal('suspended'), noteEs: note, noteEn: note })

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

/** The service, or the names of the fields with errors. */
function serviceOf(code: string, input: ProvinceFormData): ProvinceService | string[] {
  const read = (input.mode === provinceModes[2] ? suspended : served).safeParse(input)
  if (!read.success)
    return read.error.issues.map(({ path: [field = 'max'] }) => `${String(field)}-${code}`)
  const { mode, noteEs, noteEn } = read.data
  const window = 'min' in read.data ? { min: read.data.min, max: read.data.max } : null
  return { code, mode, days: window, noteEs, noteEn }
}

export type ReadServices =
  | { readonly ok: true; readonly services: readonly ProvinceService[] }
  | {
      readonly ok: false
      /** The names of the fields with errors. */
      readonly invalid: readonly string[]
      readonly input: Readonly<Record<string, ProvinceFormData>>
    }

/** The table as it was sent, by province. */
export const provincesFormData = (posted: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(provinces.map(({ code }) => [code, formDataFor(posted, code)]))

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

/** Parses the owner's table of all sixteen provinces, or returns the fields with errors. */
export function readServices(posted: Readonly<Record<string, unknown>>): ReadServices {
  const input = provincesFormData(posted)
  const read = Object.entries(input).map(([code, one]) => serviceOf(code, one))
  const invalid = read.flatMap((one) => (Array.isArray(one) ? one : []))
  if (invalid.length > 0) return { ok: false, invalid, input }
  return { ok: true, services: read.flatMap((one) => (Array.isArray(one) ? [] : [one])) }
}

const provinceFormData = ({ mode, days: window, noteEs, noteEn }: ProvinceService) => ({
  mode,
  min: window ? String(window.min) : '',
  max: window ? String(window.max) : '',
  noteEs,
  noteEn,
})
