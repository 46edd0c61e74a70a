import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { appliances as appliancesEn } from './messages/appliances.en.ts'
import { appliances as appliancesEs } from './messages/appliances.es.ts'
import { calculator as calculatorEn } from './messages/calculator.en.ts'
import { calculator as calculatorEs } from './messages/calculator.es.ts'
import { runtime as runtimeEn } from './messages/runtime.en.ts'
import { runtime as runtimeEs } from './messages/runtime.es.ts'

export type CalculatorWords = Words<typeof calculatorEs>

const calculators: Record<Locale, CalculatorWords> = { es: calculatorEs, en: calculatorEn }
const names: Record<Locale, Words<typeof appliancesEs>> = { es: appliancesEs, en: appliancesEn }

/** The words of the calculator travel with its pages and with no other. */
export const calculatorWords = (locale: Locale): CalculatorWords => calculators[locale]
export const applianceNames = (locale: Locale): Readonly<Record<string, string>> => names[locale]

export type RuntimeWords = Words<typeof runtimeEs>
const runtimes: Record<Locale, RuntimeWords> = { es: runtimeEs, en: runtimeEn }
export const runtimeWords = (locale: Locale): RuntimeWords => runtimes[locale]
