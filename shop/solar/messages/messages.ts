import type { Translations } from '#kernel/messages.ts'
import { appliances as appliancesEn } from './appliances.en.ts'
import { appliances as appliancesEs } from './appliances.es.ts'
import { calculator as calculatorEn } from './calculator.en.ts'
import { calculator as calculatorEs } from './calculator.es.ts'
import { cart as cartEn } from './cart.en.ts'
import { cart as cartEs } from './cart.es.ts'
import { guide as guideEn } from './guide.en.ts'
import { guide as guideEs } from './guide.es.ts'
import { runtime as runtimeEn } from './runtime.en.ts'
import { runtime as runtimeEs } from './runtime.es.ts'
import { wiring as wiringEn } from './wiring.en.ts'
import { wiring as wiringEs } from './wiring.es.ts'

const appliances: Translations<typeof appliancesEs> = { es: appliancesEs, en: appliancesEn }
const calculator: Translations<typeof calculatorEs> = { es: calculatorEs, en: calculatorEn }
const cart: Translations<typeof cartEs> = { es: cartEs, en: cartEn }
const guide: Translations<typeof guideEs> = { es: guideEs, en: guideEn }
const runtime: Translations<typeof runtimeEs> = { es: runtimeEs, en: runtimeEn }
const wiring: Translations<typeof wiringEs> = { es: wiringEs, en: wiringEn }

export const messages = { appliances, calculator, cart, guide, runtime, wiring }
