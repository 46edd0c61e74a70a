import type { Translations } from '#kernel/messages.ts'
import { papers as en } from './en.ts'
import { papers as es } from './es.ts'

const papers: Translations<typeof es> = { es, en }

export const messages = { papers }
