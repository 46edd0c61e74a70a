import type { Locale } from '#kernel/locale.ts'
import { messages } from './messages/messages.ts'
import { ownSkus } from './owned/owned-offers.rules.ts'

export type CalculatorMessages = (typeof messages.calculator)[Locale]
export type RuntimeMessages = (typeof messages.runtime)[Locale]

/** Sent with the pages of the calculator only. */
export const calculatorMessages = (locale: Locale): CalculatorMessages =>
  messages.calculator[locale]
export const runtimeMessages = (locale: Locale): RuntimeMessages => messages.runtime[locale]
export type WiringMessages = (typeof messages.wiring)[Locale]
export const wiringMessages = (locale: Locale): WiringMessages => messages.wiring[locale]
/** Names of what a house has already, by the codes of its parts. */
export function ownNames(locale: Locale): Readonly<Record<string, string>> {
  const { battery, inverter, panel } = messages.wiring[locale].own
  return { [ownSkus.battery]: battery, [ownSkus.inverter]: inverter, [ownSkus.panel]: panel }
}
export const applianceNames = (locale: Locale): Readonly<Record<string, string>> =>
  messages.appliances[locale]
