import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import type { Ctx } from '#platform/ctx.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

const languages: Record<Locale, Words<typeof es>> = { es, en }

/** What a check says of what it found. */
export const findingWords = ({ locale }: Pick<Ctx, 'locale'>): Words<typeof es>['findings'] =>
  languages[locale].findings
