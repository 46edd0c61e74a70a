import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { messages } from './messages/messages.ts'

export type EmailRefusal = keyof (typeof messages.orders)[Locale]['refusals']

/** The message shown when no e-mail was sent. */
export const refusalSentence = (
  code: EmailRefusal,
  locale: Locale,
  fields: readonly string[] = [],
): string => format(messages.orders[locale].refusals[code], { fields: fields.join(', ') })
