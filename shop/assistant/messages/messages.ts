import type { Translations } from '#kernel/messages.ts'
import { answers as answersEn } from './answers.en.ts'
import { answers as answersEs } from './answers.es.ts'
import { chat as chatEn } from './chat.en.ts'
import { chat as chatEs } from './chat.es.ts'

export const answers: Translations<typeof answersEs> = { es: answersEs, en: answersEn }
export const chat: Translations<typeof chatEs> = { es: chatEs, en: chatEn }
