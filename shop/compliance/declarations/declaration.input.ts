import { z } from 'zod'
import { fallbackLocale, type Locale, locales } from '#kernel/locale.ts'
import { declarationProblems, statementIdsOf } from './declaration.rules.ts'
import {
  type DeclarationFields,
  type DeclarationProblem,
  declarationField,
  hasChanged,
} from './declaration-form.rules.ts'
import type { DeclarationVersion } from './declaration-wording.rules.ts'

const input = z.string().catch('')
const fields = z.record(z.string(), z.unknown()).catch({})

export type ReadDeclaration =
  | { readonly ok: true; readonly signature: string; readonly locale: Locale }
  | {
      readonly ok: false
      readonly fields: DeclarationFields
      readonly problems: readonly DeclarationProblem[]
    }

/** Boxes and signature given for another version do not count for this one. */
const unsigned = { accepted: [], signature: '' }

/** Parses a buyer's acceptance of the version in force, or returns the problems with the entered values. */
export function readDeclaration(
  inForce: DeclarationVersion,
  posted: unknown,
  buyerName: string,
): ReadDeclaration {
  const form = fields.parse(posted)
  const read = {
    accepted: statementIdsOf(inForce).filter((id) => form[declarationField.statement(id)] === 'on'),
    signature: input.parse(form[declarationField.signature]).trim().slice(0, 200),
    version: input.parse(form[declarationField.version]),
  }
  const problems = declarationProblems(inForce, read, buyerName)
  if (problems.includes(hasChanged))
    return { ok: false, fields: { ...unsigned, version: inForce.version }, problems }
  if (problems.length > 0) return { ok: false, fields: read, problems }
  const locale = z.enum(locales).catch(fallbackLocale).parse(form[declarationField.locale])
  return { ok: true, signature: read.signature, locale }
}

/** A signed declaration as stored in a draft. */
export const signedDeclarationShape = z.object({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}\.\d+$/),
  locale: z.enum(locales),
  text: z.string().min(1),
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
  statements: z.array(z.string()).min(1),
  signature: z.string().min(1).max(200),
  signedAt: z.iso.datetime(),
  ip: z.string().max(100),
  userAgent: z.string().max(500),
})
export type SignedDeclaration = Readonly<z.infer<typeof signedDeclarationShape>>
