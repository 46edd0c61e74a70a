import type { Translations } from '#kernel/messages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { en as formsEn } from './forms.en.ts'
import { es as formsEs } from './forms.es.ts'

const cart: Translations<typeof es> = { es, en }
const cartForms: Translations<typeof formsEs> = { es: formsEs, en: formsEn }

export const messages = { cart, cartForms }
