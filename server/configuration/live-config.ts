import { type Config, readEnvironment, setInEnvironment } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { secretsIn } from '#platform/secrets.ts'
import { effective, ownVariables } from '#shop/connections/connection-forms.rules.ts'
import { storedConnections } from '#shop/connections/connections.service.server.ts'
import { withProviderSettings } from '#shop/payments/methods/provider-settings.service.server.ts'
import type { ChangeBus } from '../change-bus.ts'
import { type PayPalDemo, withPayPalDemo } from '../paypal-demo/open-demo.ts'

interface LiveNeeds {
  readonly db: Database
  readonly log: Log
  /** As the environment sets it, with the shop's secrets. */
  readonly options: Config
}

export interface LiveConfig {
  /** One object for the whole process, whose values change with what the owner sets. */
  readonly config: Config
  readonly payPalDemo: PayPalDemo | undefined
  /** Reads it again whenever the shop changes in any process. */
  follow(changeBus: Pick<ChangeBus, 'watch' | 'dropCaches'>): void
}

/** With what the owner set in the panel; what the environment contradicts since then is logged and left out. */
export async function currentConfig({ db, log, options }: LiveNeeds): Promise<Config> {
  const SET_IN_ENVIRONMENT = setInEnvironment(ownVariables)
  const stored = effective(await storedConnections({ db }, secretsIn(options)), SET_IN_ENVIRONMENT)
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = options
  const own = { SESSION_SECRET, FORMER_SESSION_SECRET, SET_IN_ENVIRONMENT }
  try {
    return { ...readEnvironment(withProviderSettings, stored), ...own }
  } catch (error) {
    log.error({ err: error }, 'what the panel connects does not go with the environment')
    return { ...options, ...own }
  }
}

/** A demonstration that was not opened at the start is not offered later. */
const withDemo = (config: Config, payPalDemo: PayPalDemo | undefined): Config =>
  config.PAYPAL_MODE === 'demo'
    ? { ...config, ...(payPalDemo?.settings ?? { PAYPAL_MODE: 'sandbox' }) }
    : config

/** The configuration of a running shop. */
export async function openLiveConfig(needs: LiveNeeds): Promise<LiveConfig> {
  const { config, payPalDemo } = await withPayPalDemo(await currentConfig(needs))
  let last = JSON.stringify(config)
  let reading: Promise<void> = Promise.resolve()
  let isQueued = false
  return {
    config,
    payPalDemo,
    follow(changeBus) {
      const read = async () => {
        const next = withDemo(await currentConfig(needs), payPalDemo)
        const text = JSON.stringify(next)
        if (text === last) return
        last = text
        Object.assign(config, next)
        changeBus.dropCaches()
      }
      changeBus.watch(() => {
        if (isQueued) return
        isQueued = true
        const next = () => {
          isQueued = false
          return read()
        }
        reading = reading.then(next).catch((error: unknown) => {
          needs.log.warn({ err: error }, 'the connections were not read')
        })
      })
    },
  }
}
