import type { Locale } from '#kernel/locale.ts'
import type { Cause } from '../donation.rules.ts'
import { messages } from './messages.ts'

export const causeName = (locale: Locale, cause: Cause): string =>
  messages.donations[locale].causes[cause].name
