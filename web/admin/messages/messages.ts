import type { Translations } from '#kernel/messages.ts'
import { admin as adminEn } from './admin.en.ts'
import { admin as adminEs } from './admin.es.ts'
import { overview as overviewEn } from './overview.en.ts'
import { overview as overviewEs } from './overview.es.ts'

const admin: Translations<typeof adminEs> = { es: adminEs, en: adminEn }
const overview: Translations<typeof overviewEs> = { es: overviewEs, en: overviewEn }

export const messages = { admin, overview }
