import type { Translations } from '#kernel/messages.ts'
import { provinces as provincesEn } from './provinces.en.ts'
import { provinces as provincesEs } from './provinces.es.ts'
import { tariff as tariffEn } from './tariff.en.ts'
import { tariff as tariffEs } from './tariff.es.ts'

const provinces: Translations<typeof provincesEs> = { es: provincesEs, en: provincesEn }
const tariff: Translations<typeof tariffEs> = { es: tariffEs, en: tariffEn }

export const messages = { provinces, tariff }
