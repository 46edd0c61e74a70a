import type { Translations } from '#kernel/messages.ts'
import { answers as answersEn } from './answers.en.ts'
import { answers as answersEs } from './answers.es.ts'
import { chat as chatEn } from './chat.en.ts'
import { chat as chatEs } from './chat.es.ts'
import { offers as offersEn } from './offers.en.ts'
import { offers as offersEs } from './offers.es.ts'
import { safety as safetyEn } from './safety.en.ts'
import { safety as safetyEs } from './safety.es.ts'
import { shopKnowledge as shopEn } from './shop-knowledge.en.ts'
import { shopKnowledge as shopEs } from './shop-knowledge.es.ts'
import { solarKnowledge as solarEn } from './solar-knowledge.en.ts'
import { solarKnowledge as solarEs } from './solar-knowledge.es.ts'

export const answers: Translations<typeof answersEs> = { es: answersEs, en: answersEn }
export const offers: Translations<typeof offersEs> = { es: offersEs, en: offersEn }
export const chat: Translations<typeof chatEs> = { es: chatEs, en: chatEn }
export const safety: Translations<typeof safetyEs> = { es: safetyEs, en: safetyEn }
export const knowledge: Translations<typeof shopEs & typeof solarEs> = {
  es: { ...shopEs, ...solarEs },
  en: { ...shopEn, ...solarEn },
}
