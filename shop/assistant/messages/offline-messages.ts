import type { Translations } from '#kernel/messages.ts'
import { safety as safetyEn } from './safety.en.ts'
import { safety as safetyEs } from './safety.es.ts'
import { solarKnowledge as solarEn } from './solar-knowledge.en.ts'
import { solarKnowledge as solarEs } from './solar-knowledge.es.ts'

/** Apart from what the open chat needs: for the browser that answers without a connection. */
export const safety: Translations<typeof safetyEs> = { es: safetyEs, en: safetyEn }
export const solar: Translations<typeof solarEs> = { es: solarEs, en: solarEn }
