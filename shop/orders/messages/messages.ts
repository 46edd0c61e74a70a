import type { Translations } from '#kernel/messages.ts'
import { delay as delayEn, resend as orderResendEn } from './delay.en.ts'
import { delay as delayEs, resend as orderResendEs } from './delay.es.ts'
import { en as ordersEn } from './en.ts'
import { es as ordersEs } from './es.ts'
import { holds as holdsEn } from './holds.en.ts'
import { holds as holdsEs } from './holds.es.ts'
import { pictures as orderPicturesEn } from './images.en.ts'
import { pictures as orderPicturesEs } from './images.es.ts'
import { limits as orderLimitsEn } from './limits.en.ts'
import { limits as orderLimitsEs } from './limits.es.ts'
import { staff as ordersStaffEn } from './staff.en.ts'
import { staff as ordersStaffEs } from './staff.es.ts'
import { steps as orderStepsEn } from './steps.en.ts'
import { steps as orderStepsEs } from './steps.es.ts'

const delay: Translations<typeof delayEs> = { es: delayEs, en: delayEn }
const orders: Translations<typeof ordersEs> = { es: ordersEs, en: ordersEn }
const holds: Translations<typeof holdsEs> = { es: holdsEs, en: holdsEn }
const orderPictures: Translations<typeof orderPicturesEs> = {
  es: orderPicturesEs,
  en: orderPicturesEn,
}
const orderLimits: Translations<typeof orderLimitsEs> = { es: orderLimitsEs, en: orderLimitsEn }
const orderResend: Translations<typeof orderResendEs> = { es: orderResendEs, en: orderResendEn }
const ordersStaff: Translations<typeof ordersStaffEs> = { es: ordersStaffEs, en: ordersStaffEn }
const orderSteps: Translations<typeof orderStepsEs> = { es: orderStepsEs, en: orderStepsEn }

export const messages = {
  ...{ delay, orders, holds, orderLimits, orderPictures, orderResend, orderSteps, ordersStaff },
}
