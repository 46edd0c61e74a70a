import type { Locale } from '#kernel/locale.ts'
import { notes as en } from './notes.en.ts'
import { notes as es, type NoteName } from './notes.es.ts'

export const notes: Readonly<Record<Locale, Readonly<Record<NoteName, string>>>> = { es, en }
