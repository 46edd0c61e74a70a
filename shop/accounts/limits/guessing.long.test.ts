import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { rounds } from '#tests/harness/stress.ts'
import { isIndistinguishable } from '#tests/harness/timing-difference.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'
import { requestPasswordReset } from '../recovery/recovery.service.server.ts'
import { signIn } from '../sign-in/sign-in.service.server.ts'
import { resendConfirmation, signUp } from '../sign-up/sign-up.service.server.ts'

/** As in production. */
const floor = 400

async function from(address: string): Promise<Ctx> {
  const caller = { address, cookie: '', userAgent: 'a test' }
  return ctxOf(
    await testDatabase(),
    { role: 'anon' },
    { config: { ...signingConfig, ACCOUNT_ANSWER_MS: floor }, caller, now: new Date() },
  )
}

const refusals = ['too_many_tries', 'link_sent_if_right']

/** Each of them costs a tenth of a second of a processor, as it should. */
const many = rounds(200, 1_000)

/** So many guesses, fifty at a time. */
async function guesses(guess: (at: number) => Promise<{ ok: boolean; code?: string }>) {
  const responses: { ok: boolean; code?: string }[] = []
  for (let begin = 0; begin < many; begin += 50)
    responses.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => guess(begin + at)))))
  const refused = responses.filter(({ code }) => code && refusals.includes(code)).length
  return {
    refused,
    tried: responses.length - refused,
    inside: responses.filter(({ ok }) => ok).length,
  }
}

test('of hundreds of guesses at one account from as many clients ten are checked', async () => {
  const { email } = await aUser(await testDatabase())
  const found = await guesses(async (at) =>
    signIn(await from(`machine-${at}`), {
      email,
      password: at === many / 2 ? knownPassword : `no-${at}-Aa`,
    }),
  )
  expect(found).toEqual({ refused: many - 10, tried: 10, inside: 0 })
})

test('of hundreds of guesses from one client at as many accounts ten are checked', async () => {
  const machine = randomUUID()
  const found = await guesses(async (at) =>
    signIn(await from(machine), { email: `nadie-${at}@example.com`, password: 'no-es-Esta-7' }),
  )
  expect(found).toEqual({ refused: many - 10, tried: 10, inside: 0 })
})

const pairs = 24
const atOnce = 4

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Durations for known and unknown addresses, measured alternately so that load affects both. */
async function timesOf(send: (ctx: Ctx, email: string) => Promise<unknown>) {
  const db = await testDatabase()
  const users = []
  for (let n = 0; n < pairs; n += 1) users.push(await aUser(db))
  const known: number[] = []
  const unknown: number[] = []
  for (let begin = 0; begin < pairs; begin += atOnce) {
    await Promise.all(
      users.slice(begin, begin + atOnce).map(async ({ email }, at) => {
        const ofKnown = async () =>
          known.push(await timed(async () => send(await from(randomUUID()), email)))
        const ofUnknown = async () =>
          unknown.push(
            await timed(async () => send(await from(randomUUID()), `${randomUUID()}@example.com`)),
          )
        const turns = at % 2 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]
        for (const turn of turns) await turn()
      }),
    )
  }
  return { known, unknown }
}

const password = 'no-es-Esta-7'
const requests = {
  'a sign-in': (ctx: Ctx, email: string) => signIn(ctx, { email, password }),
  'a sign-up': (ctx: Ctx, email: string) => signUp(ctx, { fullName: 'Ana', email, password }),
  'a recovery': (ctx: Ctx, email: string) => requestPasswordReset(ctx, { email }),
  'another letter': (ctx: Ctx, email: string) => resendConfirmation(ctx, { email }),
}

test.each(Object.entries(requests))(
  'how long %s takes does not tell whether the address is known',
  async (_, send) => {
    // one of twenty equal samples looks different by chance: a real difference shows in every sample
    let isNotified = true
    for (let sample = 0; sample < 3 && isNotified; sample += 1) {
      const { known, unknown } = await timesOf(send)
      expect(known.length + unknown.length).toBe(2 * pairs)
      isNotified = !isIndistinguishable(known, unknown)
    }
    expect(isNotified).toBe(false)
  },
)

test.each(Object.entries(requests))(
  'what %s is answered does not tell whether the address is known',
  async (_, send) => {
    const { email } = await aUser(await testDatabase())
    const stranger = `${randomUUID()}@example.com`
    const plain = (response: unknown, address: string) =>
      JSON.stringify(response)
        .replaceAll(address, 'the address')
        // the mark of the browser is as random for one as for the other
        .replaceAll(/signup=[\w-]{43}/g, 'signup=a mark')
    expect(plain(await send(await from(randomUUID()), email), email)).toBe(
      plain(await send(await from(randomUUID()), stranger), stranger),
    )
  },
)
