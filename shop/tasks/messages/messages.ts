import type { Translations } from '#kernel/messages.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const tasks: Translations<typeof es> = { es, en }

export const messages = { tasks }
