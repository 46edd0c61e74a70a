import type { ServiceConfig } from '#platform/ctx.ts'
import { InvalidConfiguration } from '#platform/demonstration-mode.ts'
import { providers } from '../engine/providers.server.ts'
import { settingsProblems, valuesIn } from './provider-settings.rules.ts'

type Environment = Readonly<Record<string, string | undefined>>

function refuseLiveDemonstration(
  { SCREENING_DEMO, PAYPAL_MODE }: ServiceConfig,
  name: string,
): void {
  if (PAYPAL_MODE === 'demo')
    throw new InvalidConfiguration(
      `PAYPAL_MODE: The demonstration of PayPal and live payments (${name}) never go together; use sandbox or live.`,
    )
  if (SCREENING_DEMO !== 'on') return
  throw new InvalidConfiguration(
    `SCREENING_DEMO: Old lists and live payments (${name}) never go together; use off.`,
  )
}

/** The configuration with what the providers declare; a wrong value is refused as the shop starts. */
export function withProviderSettings<Settings extends ServiceConfig>(
  config: Settings,
  environment: Environment,
): Settings {
  const all = Object.values(providers)
  const PROVIDER_SETTINGS = Object.assign(
    {},
    ...all.map(({ settings = {} }) => valuesIn(settings, environment)),
  )
  const problems = all.flatMap(({ settings = {} }) => settingsProblems(settings, PROVIDER_SETTINGS))
  if (problems.length > 0) throw new InvalidConfiguration(problems.join('\n'))
  const complete = { ...config, PROVIDER_SETTINGS }
  for (const { name, isLive } of all) if (isLive(complete)) refuseLiveDemonstration(complete, name)
  return complete
}
