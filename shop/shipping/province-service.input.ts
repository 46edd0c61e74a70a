import { z } from 'zod'
import {
  type ProvinceFormData,
  type ProvinceService,
  provinceModes,
  provincesFormData,
} from './province-service.rules.ts'

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
const noneYet = z.literal('').or(days)
const suspended = z
  .object({
    ...{ mode: z.literal('suspended'), min: noneYet, max: noneYet },
    ...{ noteEs: note, noteEn: note },
  })
  .refine(({ min, max }) => min === '' || max === '' || min <= max)

/** The service, or the names of the fields with errors. */
function serviceOf(code: string, input: ProvinceFormData): ProvinceService | string[] {
  const read = (input.mode === provinceModes[2] ? suspended : served).safeParse(input)
  if (!read.success)
    return read.error.issues.map(({ path: [field = 'max'] }) => `${String(field)}-${code}`)
  const { mode, noteEs, noteEn } = read.data
  const { min, max } = read.data
  const window = mode !== 'suspended' && min !== '' && max !== '' ? { min, max } : null
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

/** Parses the owner's table of all sixteen provinces, or returns the fields with errors. */
export function readServices(posted: Readonly<Record<string, unknown>>): ReadServices {
  const input = provincesFormData(posted)
  const read = Object.entries(input).map(([code, one]) => serviceOf(code, one))
  const invalid = read.flatMap((one) => (Array.isArray(one) ? one : []))
  if (invalid.length > 0) return { ok: false, invalid, input }
  return { ok: true, services: read.flatMap((one) => (Array.isArray(one) ? [] : [one])) }
}
