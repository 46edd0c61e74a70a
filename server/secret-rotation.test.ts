import { createHmac, randomUUID } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { seal } from '#platform/encryption.ts'
import { engineOf } from '#shop/accounts/engine/engine.server.ts'
import { hashedLike, isHashed } from '#shop/accounts/second-factor/recovery-codes.server.ts'
import { resealSecondFactors } from '#shop/accounts/second-factor/reseal-factors.service.server.ts'
import {
  dropFormerSecrets,
  replaceSecret,
  storedSecrets,
} from '#shop/accounts/sessions/secrets.service.server.ts'
import { resealIdentities } from '#shop/checkout/buyer/reseal-identities.service.server.ts'
import { addRecipient, findRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import { linkOf, orderById, orderByLink } from '#shop/orders/orders.service.server.ts'
import { resealOrderIdentities } from '#shop/orders/placing/reseal-identities.service.server.ts'
import { ctxOf, testConfig } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const old = 'the old secret, which is long enough to be one'
const renewed = 'the new secret, which is as long as the old one'
const before = { ...testConfig, SESSION_SECRET: old }
const beside = { ...testConfig, SESSION_SECRET: renewed, FORMER_SESSION_SECRET: [old] }
const alone = { ...testConfig, SESSION_SECRET: renewed }

const change = (db: Database, statement: ReturnType<typeof sql>) =>
  inTransaction(asSystem(db, 'a test'), ({ tx }) => statement.execute(tx))

/** What the running shop has after its start: configured and stored secrets. */
const started = async (db: Database, config: typeof alone) => {
  const { current, former } = await storedSecrets({ db, config })
  return { ...config, SESSION_SECRET: current, FORMER_SESSION_SECRET: [...former] }
}

async function shopWithSecrets() {
  const db = await testDatabase()
  await change(db, sql`delete from shop_secrets where name = 'former_secrets'`)
  const { id: userId } = await aUser(db)
  const actor = { role: 'customer', id: userId } as const
  const ctx = (config: typeof alone) => ({ ...ctxOf(db, actor, { config }), user: { id: userId } })
  const form = { name: 'Ana Pérez', nationalId: '85010112345' }
  const added = await addRecipient(ctx(before) as never, { destination: 'cuba', input: form })
  if (!added.ok) throw new Error(added.code)
  const { id: orderId } = await anOrder().insert(db)
  const order = await orderById(asSystem(db, 'a test'), orderId)
  if (!order) throw new Error('the order of a test is missing')
  const card = seal(old, 'national identity', '85010112345')
  await change(db, sql`update orders set identity_sealed = ${card} where id = ${order.id}`)
  const factor = randomUUID()
  const key = await symmetricEncrypt({ key: old, data: 'JBSWY3DPEHPK3PXP' })
  const codes = await symmetricEncrypt({ key: old, data: '["aaaaa-bbbbb"]' })
  await change(
    db,
    sql`insert into two_factors (id, user_id, secret, backup_codes) values (${factor}, ${userId}, ${key}, ${codes})`,
  )
  const path = linkOf({ config: before }, order, 'payer')
  const readable = async (config: typeof alone) => {
    const recipient = await findRecipient(ctx(config) as never, added.value)
    const link = await orderByLink({ ...asSystem(db, 'a test'), config }, path.slice(8))
    return { card: recipient?.input.nationalId, opensOrder: link?.order.id === order.id }
  }
  const factorBy = async (config: typeof alone) => {
    const { rows } = await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
      sql<{ secret: string; codes: string }>`
        select secret, backup_codes as codes from two_factors where id = ${factor}`.execute(tx),
    )
    const engine = await engineOf({ db: Object.create(db) as Database, config, shopUrl: '' })
    const { secretConfig } = await engine.$context
    const open = (data = '') => symmetricDecrypt({ key: secretConfig, data })
    const [{ secret = '', codes = '' } = {}] = rows
    if (!isHashed(codes)) return [await open(secret), await open(codes)]
    const [first] = JSON.parse(codes) as string[]
    const isSame = first === (await hashedLike(codes, 'aaaaa-bbbbb'))
    return [await open(secret), isSame ? '["aaaaa-bbbbb"]' : codes]
  }
  return { db, order, readable, factorBy }
}

const everything = { card: '85010112345', opensOrder: true }
const factors = ['JBSWY3DPEHPK3PXP', '["aaaaa-bbbbb"]']

test('a rotated secret loses no identity card, no second factor and no order link, even when the old one is gone', async () => {
  const { db, readable, factorBy } = await shopWithSecrets()
  expect([await readable(before), await factorBy(before)]).toEqual([everything, factors])
  expect([await readable(beside), await factorBy(beside)]).toEqual([everything, factors])
  const secrets = await replaceSecret({ db, config: beside })
  const operator = asSystem(db, 'a test')
  expect(await resealIdentities(operator, secrets)).toBeGreaterThan(0)
  expect(await resealOrderIdentities(operator, secrets)).toBeGreaterThan(0)
  expect(await resealSecondFactors(operator, secrets)).toBeGreaterThan(0)
  const now = await started(db, alone)
  expect([await readable(now), await factorBy(now)]).toEqual([everything, factors])
  await dropFormerSecrets({ db }, renewed)
  const after = await started(db, alone)
  expect(await readable(after)).toEqual({ ...everything, opensOrder: false })
  expect(await factorBy(after)).toEqual(factors)
  await change(db, sql`delete from shop_secrets where name = 'former_secrets'`)
})

test('links signed before each purpose had its key still open', async () => {
  const { db, order } = await shopWithSecrets()
  const path = linkOf({ config: alone }, order, 'payer').slice(8)
  const mac = createHmac('sha256', renewed)
    .update(`order link\np\n${order.id}\n${order.linkVersion}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
  const oldLink = path.slice(0, 23) + mac
  expect(oldLink).not.toBe(path)
  for (const link of [path, oldLink])
    expect(await orderByLink({ ...asSystem(db, 'a test'), config: alone }, link)).not.toBeNull()
})

test('a rotation without the secret that is replaced is refused, and nothing is lost', async () => {
  const { db } = await shopWithSecrets()
  await replaceSecret({ db, config: { ...testConfig, SESSION_SECRET: old } })
  await expect(replaceSecret({ db, config: alone })).rejects.toThrow('FORMER_SESSION_SECRET')
  await change(db, sql`delete from shop_secrets where name = 'former_secrets'`)
})

test('a generated secret is renewed by the shop itself, and the former one still opens', async () => {
  const { db } = await shopWithSecrets()
  const first = await storedSecrets({ db, config: testConfig })
  await replaceSecret({ db, config: testConfig })
  const second = await storedSecrets({ db, config: testConfig })
  expect(second.current).not.toBe(first.current)
  expect(second.former).toEqual([first.current])
  await change(db, sql`delete from shop_secrets where name = 'former_secrets'`)
  await change(
    db,
    sql`update shop_secrets set value = ${first.current} where name = 'session_secret'`,
  )
})
