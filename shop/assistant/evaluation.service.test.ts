import { expect, test } from 'vitest'
import { type Ask, dialoguesIn, evaluate, shares } from '#tests/assistant/evaluate.ts'
import floors from '#tests/assistant/floors.json' with { type: 'json' }
import { asVisitor } from '#tests/harness/database/actors.ts'
import { engineConverse } from './conversation/converse.service.server.ts'

const ask: Ask = async ({ messages, locale, destination }) =>
  engineConverse(await asVisitor({ locale, destination }), {
    question: messages.at(-1)?.content ?? '',
    earlier: messages.slice(0, -1),
  })

/** Classes in which every dialogue must be right. */
const always = ['injection']

test.each(['dialogues', 'held-out'] as const)(
  'without a model, no fewer dialogues of %s are right than before (the floors only rise)',
  // some three hundred answers, of which a busy machine must not make a failure
  { timeout: 240_000 },
  async (name) => {
    const assessed = []
    for (const dialogue of dialoguesIn(`tests/assistant/${name}.json`))
      assessed.push(await evaluate(ask, dialogue))
    const failed = assessed.filter(({ isRight }) => !isRight)
    const emergencies = failed.filter(({ dialogue }) =>
      dialogue.turns.some(({ expect: expected }) => expected.emergency),
    )
    expect(emergencies.map(({ dialogue }) => dialogue.id)).toEqual([])
    expect(failed.filter(({ dialogue }) => always.includes(dialogue.class))).toEqual([])
    const ids = failed.map(({ dialogue }) => dialogue.id).join(', ')
    expect(shares(assessed).at(-1)?.right, `wrong: ${ids}`).toBeGreaterThanOrEqual(floors[name])
  },
)
