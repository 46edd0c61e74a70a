import type { Locale } from '#kernel/locale.ts'
import { messages } from './messages/messages.ts'

export type CalculatorWords = (typeof messages.calculator)[Locale]
export type RuntimeWords = (typeof messages.runtime)[Locale]

/** They travel with the pages of the calculator and with no other. */
export const calculatorWords = (locale: Locale): CalculatorWords => messages.calculator[locale]
export const runtimeWords = (locale: Locale): RuntimeWords => messages.runtime[locale]
export const applianceNames = (locale: Locale): Readonly<Record<string, string>> =>
  messages.appliances[locale]
