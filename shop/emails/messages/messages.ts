import type { Translations } from '#kernel/messages.ts'
import { alerts as alertsEn } from './alerts.en.ts'
import { alerts as alertsEs } from './alerts.es.ts'
import { donations as donationsEn } from './donations.en.ts'
import { donations as donationsEs } from './donations.es.ts'
import { en as accountEn } from './en.ts'
import { es as accountEs } from './es.ts'
import { ordersEn } from './orders.en.ts'
import { ordersEs } from './orders.es.ts'
import { parts as partsEn } from './parts.en.ts'
import { parts as partsEs } from './parts.es.ts'

const alerts: Translations<typeof alertsEs> = { es: alertsEs, en: alertsEn }
const donations: Translations<typeof donationsEs> = { es: donationsEs, en: donationsEn }
const account: Translations<typeof accountEs> = { es: accountEs, en: accountEn }
const orders: Translations<typeof ordersEs> = { es: ordersEs, en: ordersEn }
const parts: Translations<typeof partsEs> = { es: partsEs, en: partsEn }

export const messages = { alerts, donations, account, orders, parts }
