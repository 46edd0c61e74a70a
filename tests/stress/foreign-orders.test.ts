import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { linkOf, successPath } from '#shop/orders/orders.service.server.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { type ShopHere, shopHere } from './shop-here.ts'

let shop: ShopHere
let stranger = ''
/** What somebody may guess or copy of another's order, beside the same of an order that never was. */
let guesses: readonly (readonly [string, string])[] = []

const changed = (path: string) => path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')

beforeAll(async () => {
  shop = await shopHere()
  const owner = await aUser(shop.db)
  stranger = (await aUser(shop.db)).cookie
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().ownedBy(owner.id).place(system)
  const never = { id: randomUUID() as string, number: 'GS-0000-0000-0000', linkVersion: 1 }
  const config = { config: signingConfig }
  const pair = (of: (one: typeof never) => string) => [of(order), of(never)] as const
  guesses = [
    pair((one) => changed(linkOf(config, one, 'payer'))),
    pair((one) => changed(linkOf(config, one, 'recipient'))),
    pair((one) => `${changed(linkOf(config, one, 'payer'))}/comprobante`),
    pair((one) => `/pedido/${one.id}`),
    pair((one) => `/pedido/${one.number}`),
    pair((one) => `/pedido-exitoso/${one.number}`),
    pair((one) => `/pedido-exitoso/${one.id}`),
    pair((one) => changed(successPath(config, one))),
    pair((one) => `/archivos/zelle_screenshots/${one.id}.webp`),
    pair((one) => `/cuenta/destinatarios/${one.id}`),
    pair((one) => `/cuenta/pedidos/${one.number}`),
    pair((one) => `/admin/pedidos/${one.number}`),
    pair(
      (one) =>
        `/checkout/paypal/${changed(linkOf(config, one, 'payer'))
          .split('/')
          .at(-1)}`,
    ),
    pair((one) => `/checkout/continuar/${one.id}`),
  ]
})

/** Without what an answer says of its own request: its id, its address, when it was made. */
const acknowledged = async (path: string, init: RequestInit) => {
  const response = await shop.send(path, init)
  const request = response.headers.get('X-Request-Id') ?? path
  const own = [...new Set([request, path, encodeURIComponent(path), ...path.split(/[/?=]/)])]
  const parts = own.filter((part) => part.length > 16).sort((a, b) => b.length - a.length)
  const without = (text: string) =>
    parts.reduce((left, part) => left.replaceAll(part, '…'), text).replace(/nonce="[^"]*"/g, '')
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return {
    status: response.status,
    headers: without(String(headers)),
    body: without(await response.text()),
  }
}

const ways: readonly (readonly [string, RequestInit])[] = [
  ['asked for', {}],
  ['asked for its head', { method: 'HEAD' }],
  ['asked for a part', { headers: { Range: 'bytes=0-99' } }],
  ['asked as data', { headers: { Accept: 'application/json' } }],
]

test.each(ways)(
  "another's order, %s, answers a stranger as one that never was",
  async (_, init) => {
    for (const cookie of ['', stranger]) {
      const request = {
        ...init,
        headers: { ...init.headers, ...(cookie ? { Cookie: cookie } : {}) },
      }
      for (const [theirs, nobodys] of guesses) {
        const response = await acknowledged(theirs, request)
        const other = await acknowledged(nobodys, request)
        // only whether they are alike: a page is too long to be shown
        const differ = (Object.keys(response) as (keyof typeof response)[]).filter(
          (part) => response[part] !== other[part],
        )
        expect([theirs, differ]).toEqual([theirs, []])
        const secrets = response.body.match(/.{60}(Marta Elena|Quesada).{20}/)
        expect([theirs, secrets?.[0]]).toEqual([theirs, undefined])
      }
    }
  },
)
