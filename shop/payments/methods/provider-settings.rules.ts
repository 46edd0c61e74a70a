import type { ProviderSettings, ProviderValues } from '../engine/payment.rules.ts'

/** What is set of these settings. */
export const valuesIn = (
  settings: ProviderSettings,
  environment: Readonly<Record<string, string | undefined>>,
): ProviderValues =>
  Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = environment[name] ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )

/** Wrong values, and missing ones where others are set: each a sentence that names the variable. */
export function settingsProblems(settings: ProviderSettings, values: ProviderValues): string[] {
  const isUsed = Object.keys(settings).some((name) => values[name] !== undefined)
  return Object.entries(settings).flatMap(([name, { shape, fix }]) => {
    const value = values[name]
    const isRight = value === undefined ? !isUsed : shape.test(value)
    return isRight ? [] : [`${name}: ${fix}`]
  })
}
