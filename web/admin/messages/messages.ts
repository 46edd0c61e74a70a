import type { Translations } from '#kernel/messages.ts'
import { admin as adminEn } from './admin.en.ts'
import { admin as adminEs } from './admin.es.ts'
import { help as helpEn } from './help.en.ts'
import { help as helpEs } from './help.es.ts'
import { overview as overviewEn } from './overview.en.ts'
import { overview as overviewEs } from './overview.es.ts'

const admin: Translations<typeof adminEs> = { es: adminEs, en: adminEn }
const help: Translations<typeof helpEs> = { es: helpEs, en: helpEn }
const overview: Translations<typeof overviewEs> = { es: overviewEs, en: overviewEn }

export const messages = { admin, help, overview }
