import type { Locale } from '#kernel/locale.ts'
import type { Cause } from '../donation.rules.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const words = { es, en }
export const wordsOfCause = (locale: Locale, cause: Cause): string =>
  words[locale].causes[cause].name
