import type { Translations } from '#kernel/messages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { en as formsEn } from './forms.en.ts'
import { es as formsEs } from './forms.es.ts'
import { en as movedEn } from './moved.en.ts'
import { es as movedEs } from './moved.es.ts'

const cart: Translations<typeof es> = { es, en }
const cartForms: Translations<typeof formsEs> = { es: formsEs, en: formsEn }
/** Few change the destination of a filled cart: these texts are loaded with the change. */
const cartMoved: Translations<typeof movedEs> = { es: movedEs, en: movedEn }

export const messages = { cart, cartForms, cartMoved }
