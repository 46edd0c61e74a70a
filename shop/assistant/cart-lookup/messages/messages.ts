import type { Translations } from '#kernel/messages.ts'
import { cart as en } from './cart.en.ts'
import { cart as es } from './cart.es.ts'

export const cartTexts: Translations<typeof es> = { es, en }
