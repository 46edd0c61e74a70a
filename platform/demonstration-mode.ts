import { StartupError } from './startup-error.ts'

export class InvalidConfiguration extends StartupError {
  override name = 'WrongConfiguration'
}

interface Options {
  readonly DATABASE_URL: string
  readonly SCREENING_DEMO: '' | 'on' | 'off'
  readonly PAYPAL_MODE: '' | 'demo' | 'sandbox' | 'live'
  readonly PAYPAL_CLIENT_ID: string
  readonly SHOP_URL: string
}

/** Outdated lists may count as current where nothing is sold: on the embedded database and without live payments. */
export function demonstrationOf(options: Options): 'on' | 'off' {
  const { SCREENING_DEMO: requested, DATABASE_URL, PAYPAL_MODE } = options
  if (requested === 'on' && DATABASE_URL !== '')
    throw new InvalidConfiguration(
      'SCREENING_DEMO: A Postgres server is no demonstration; leave it empty and import fresh lists with npm run lists.',
    )
  if (requested === 'on' && PAYPAL_MODE === 'live')
    throw new InvalidConfiguration(
      'SCREENING_DEMO: Old lists and live payments never go together; leave it empty or set PAYPAL_MODE=sandbox.',
    )
  if (requested !== '') return requested
  return DATABASE_URL === '' && PAYPAL_MODE !== 'live' ? 'on' : 'off'
}

/**
 * A page of the shop plays PayPal on the embedded database while there are no keys, never beside real ones;
 * at a public address (https) only where it is asked for, since whoever pays there gives nothing.
 */
export function payPalModeOf(options: Options) {
  const { PAYPAL_MODE: requested, DATABASE_URL, PAYPAL_CLIENT_ID } = options
  if (requested === 'demo' && DATABASE_URL !== '')
    throw new InvalidConfiguration(
      'PAYPAL_MODE: A Postgres server is no demonstration; leave it empty, or use sandbox or live.',
    )
  if (requested === 'demo' && PAYPAL_CLIENT_ID !== '')
    throw new InvalidConfiguration(
      'PAYPAL_MODE: The keys of PayPal and its demonstration never go together; use sandbox or live, or leave the keys empty.',
    )
  if (requested !== '') return requested
  const isPublic = options.SHOP_URL.startsWith('https:')
  const hasDemo = DATABASE_URL === '' && PAYPAL_CLIENT_ID === '' && !isPublic
  return hasDemo ? 'demo' : 'sandbox'
}
