import type { Translations } from '#kernel/messages.ts'
import { accountArea as accountAreaEn } from './account-area.en.ts'
import { accountArea as accountAreaEs } from './account-area.es.ts'
import { en as accountsEn } from './en.ts'
import { es as accountsEs } from './es.ts'
import { session as sessionEn } from './session.en.ts'
import { session as sessionEs } from './session.es.ts'
import { en as usersEn } from './user-admin.en.ts'
import { es as usersEs } from './user-admin.es.ts'

const accountArea: Translations<typeof accountAreaEs> = { es: accountAreaEs, en: accountAreaEn }
const accounts: Translations<typeof accountsEs> = { es: accountsEs, en: accountsEn }
const users: Translations<typeof usersEs> = { es: usersEs, en: usersEn }
const session: Translations<typeof sessionEs> = { es: sessionEs, en: sessionEn }

export const messages = { accountArea, accounts, session, users }
