import { z } from 'zod'
import type { AuditWish } from './audit.rules.ts'

const text = (most: number) =>
  z
    .string()
    .catch('')
    .transform((typed) => typed.replace(/\p{C}/gu, '').trim().slice(0, most))

const below = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** Which entries an address asks for. */
export const auditWish = z
  .object({ que: text(40), cual: text(200), antes: below })
  .transform(({ que, cual, antes }): AuditWish => ({ area: que, subject: cual, below: antes }))
