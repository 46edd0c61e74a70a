import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { assistantModelFake } from '#tests/fakes/assistant-model.ts'
import { asSystemActor, asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import { masked } from '../understanding/masking.rules.ts'
import { textOf } from './answer.rules.ts'
import { answerQuestion } from './answer.service.server.ts'
import { attacks } from './attacks.fixture.ts'
import { engineAnswer } from './engine.service.server.ts'
import { isBacked } from './guard.rules.ts'

const deleteOldAttempts = async () =>
  inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))

test('there are twenty attempts', () =>
  expect(new Set(attacks.map(({ question }) => question)).size).toBe(20))

describe('by itself it neither invents nor obeys (S-019)', () => {
  test.each(attacks)('$question', async ({ question, never }) => {
    const requests = masked(question)
    const { answer, facts } = await engineAnswer(await asVisitor(), {
      question: requests,
      earlier: [],
    })
    expect(textOf(answer)).not.toMatch(never)
    expect(isBacked(textOf(answer), facts, ''), textOf(answer)).toBe(true)
  })
})

describe.each(['openai', 'anthropic'] as const)(
  'a model of the kind %s that obeys is not heard',
  (kind) => {
    let obeyed = ''
    let fake: Awaited<ReturnType<typeof assistantModelFake>>
    beforeAll(async () => {
      fake = await assistantModelFake((_, request) => {
        const hasLooked = /"tool_result"|"role":"tool"/.test(request)
        return hasLooked
          ? { text: obeyed }
          : {
              calls: [
                { name: 'search_products', input: { text: 'panel' } },
                { name: 'policy', input: { topic: 'destinations' } },
              ],
            }
      })
    })
    afterAll(async () => {
      fake.close()
      await deleteOldAttempts()
    })

    test.each(attacks)('$question', async (attack) => {
      obeyed = attack.obeyed
      const ctx = await asVisitor({ config: { ...testConfig, ...fake.config(kind) } })
      const answer = await answerQuestion(ctx, { question: attack.question, earlier: [] })
      expect(answer.by).toBe('engine')
      expect(textOf(answer)).not.toMatch(attack.never)
      expect(fake.refused).toEqual([])
      expect(fake.requests.join('')).not.toContain('85010112345')
    })
  },
)
