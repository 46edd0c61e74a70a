import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aBuyer, aRecipient } from '#shop/orders/order.fixture.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { type AnyRequest, anyRequest, seed } from '#tests/harness/inputs/any-request.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { onePathPerPage } from '#tests/harness/users/guards.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { functionNames } from '#web/functions/functions.server.ts'
import routes from '#web/routes.ts'

const numRuns = 20_000
const maxDelayMs = 200

const functions = [...functionNames, 'nothing', '__proto__', 'constructor']

/** Personal data of somebody else, in words that stand nowhere else and that no request contains. */
const canary = 'Zyxwelina'
const canaryPhone = '+53 5 9998887'
const personal = /zyxwelina|5 ?9998887/i
const internal =
  /^\s+at .+:\d+:\d+|node_modules|\.tsx?:\d|PostgresError|DatabaseError|select .+ from "/m

async function plantCanary() {
  const db = await testDatabase()
  const email = `${canary}@canario.example`.toLowerCase()
  const owner = await aUser(db, { name: `${canary} Canario`, email })
  const { id, number } = await anOrder()
    .ownedBy(owner.id)
    .buyer(aBuyer({ name: `${canary} Canario`, email }))
    .recipient(aRecipient({ givenNames: canary, phone: canaryPhone }))
    .insert(db)
  const other = await aUser(db)
  return {
    names: [id, number, owner.id, other.email, 'kit-luz-100-w-y-640-wh', 'es', 'BATERIAS'],
    ownerCookie: owner.cookie,
    sessions: [other.cookie, other.cookie.slice(0, -4), owner.cookie.replace(/[A-Za-z]/g, 'x')],
  }
}

let app: Awaited<ReturnType<typeof testApp>>
let request: fc.Arbitrary<AnyRequest>
let ownerCookie = ''

beforeAll(async () => {
  app = await testApp({ now: () => new Date() })
  const paths = [...onePathPerPage(routes), '/healthz', '/metrics', '/assets/x.js', '/__manifest']
  const webhooks = ['/webhooks/paypal', '/asistente/turno', '/products/f-x.webp', '/live.data']
  const planted = await plantCanary()
  ownerCookie = planted.ownerCookie
  request = anyRequest({ routes: [...paths, ...webhooks], functions, ...planted })
})

const leavesTheShop = (target: string) =>
  !/^\/(?![/\\])/.test(target) && new URL(target, 'http://shop.test').origin !== 'http://shop.test'

/** What an answer must never be; empty when it is none of it. */
async function faultsOf({ locale, path, method, headers, body }: AnyRequest): Promise<string[]> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
  const response = await app.request(`http://shop.test${path}`, { method, headers: sent, body })
  const text = await response.text()
  const isPage = /text\/html/.test(response.headers.get('Content-Type') ?? '') && text !== ''
  const isInOtherLanguage = isPage && !text.includes(`<html lang="${locale}"`)
  return [
    response.status >= 500 || response.status < 200 ? `status ${response.status}` : '',
    internal.test(text) ? 'internal details' : '',
    personal.test(text) ? 'data of another person' : '',
    response.status >= 400 && isInOtherLanguage ? 'a refusal in the other language' : '',
    leavesTheShop(response.headers.get('Location') ?? '/') ? 'a redirect out of the shop' : '',
  ].filter(Boolean)
}

/** The 99th percentile of how long the event loop was held up meanwhile, in milliseconds. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await work()
  delay.disable()
  return delay.percentile(99) / 1e6
}

/** How much the machine itself holds up a process that does next to nothing. */
const idleTurns = async () => {
  for (let n = 0; n < 200; n += 1) {
    await app.request('http://shop.test/healthz')
    await turn()
  }
}

test('what is looked for would be found: the owner of the data sees it', async () => {
  const one = { locale: 'es', method: 'GET', body: null } as const
  const headers = { Cookie: `${ownerCookie}; i18next=es` }
  for (const path of ['/cuenta/pedidos', '/cuenta'])
    expect(await faultsOf({ ...one, headers, path })).toEqual(['data of another person'])
  expect(await faultsOf({ ...one, locale: 'en', headers, path: '/nothing' })).toContain(
    'a refusal in the other language',
  )
})

test(`${numRuns} requests of any kind get no fault, no data of others and no other language (seed ${seed})`, async () => {
  const machine = await delayDuring(idleTurns)
  const meanwhile = await delayDuring(() =>
    fc.assert(
      fc.asyncProperty(request, async (one) => {
        expect(await faultsOf(one)).toEqual([])
      }),
      { seed, numRuns },
    ),
  )
  process.stdout.write(
    `seed ${seed}: event loop delay p99 ${meanwhile.toFixed(1)} ms, of the idle machine ${machine.toFixed(1)} ms\n`,
  )
  // a machine that is busy with other programs delays both: then they are compared
  expect(meanwhile).toBeLessThan(Math.max(maxDelayMs, 4 * machine))
}, 900_000)
