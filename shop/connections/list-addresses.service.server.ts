import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { unseal } from '#platform/encryption.ts'
import { secretsIn } from '#platform/secrets.ts'
import { addressesIn, purposeOf } from './connection-forms.rules.ts'
import { connectionOf } from './connections.queries.server.ts'

const name = 'SCREENING_LISTS_URLS'

/** Where the lists are fetched, as it is stored: a process follows its connections a little later. */
export const listAddresses = (ctx: Needs<'config'>): Promise<string[]> =>
  asSystemWithin(ctx, 'where the lists are fetched', async ({ tx, config }) => {
    const { SET_IN_ENVIRONMENT = [], SCREENING_LISTS_URLS } = config
    if (SET_IN_ENVIRONMENT.includes(name)) return addressesIn(SCREENING_LISTS_URLS)
    const row = await connectionOf(tx, name)
    const stored = row ? unseal(secretsIn(config), purposeOf(name), row.sealed) : null
    return addressesIn(stored ?? '')
  })
