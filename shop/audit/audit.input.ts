import { z } from 'zod'
import { chosen } from '#kernel/text/text-input.ts'
import type { AuditQuery } from './audit.rules.ts'

const text = (max: number) =>
  z
    .string()
    .catch('')
    .transform((input) => input.replace(/\p{C}/gu, '').trim().slice(0, max))

const below = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** The filter in the URL. */
export const auditQuery = z
  .object({ que: text(40).transform(chosen), cual: text(200), antes: below })
  .transform(({ que, cual, antes }): AuditQuery => ({ area: que, subject: cual, below: antes }))
