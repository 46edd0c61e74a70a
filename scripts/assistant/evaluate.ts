import { parseArgs } from 'node:util'
import { createLog } from '#platform/log.ts'
import { engineConverse } from '#shop/assistant/conversation/converse.service.server.ts'
import { type Ask, dialoguesIn, evaluate, shares } from '#tests/assistant/evaluate.ts'
import { testConfig } from '#tests/harness/database/actors.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'

/** Answers every dialogue of a file with the engine and prints what was not right. */
const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'tests/assistant/dialogues.json' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
})

const db = await copyInMemory(await filledDump())
const taken: number[] = []
const ask: Ask = async ({ messages, locale, destination }) => {
  const startedAt = performance.now()
  const ctx = {
    db,
    // the demonstration plays PayPal
    config: { ...testConfig, PAYPAL_CLIENT_ID: 'demo', PAYPAL_MODE: 'demo' as const },
    actor: { role: 'anon' } as const,
    locale,
    destination,
    now: new Date(),
    log: createLog('silent'),
  }
  const reply = await engineConverse(ctx, {
    question: messages.at(-1)?.content ?? '',
    earlier: messages.slice(0, -1),
  })
  taken.push(performance.now() - startedAt)
  return reply
}

const dialogues = dialoguesIn(values.file).filter(({ id }) => new RegExp(values.only).test(id))
const assessed = []
for (const dialogue of dialogues) assessed.push(await evaluate(ask, dialogue))

for (const { dialogue, turns, isRight } of values.quiet ? [] : assessed) {
  if (isRight && !values.verbose) continue
  console.log(`\n${dialogue.id} (${dialogue.locale}, ${dialogue.destination})`)
  for (const { user, reply, faults } of turns) {
    const slugs = reply.products.map(({ slug }) => slug).join(', ')
    console.log(`  > ${user}\n  < ${reply.text.replace(/\s+/g, ' ').slice(0, 420)} [${slugs}]`)
    for (const fault of faults) console.log(`    ✗ ${fault.slice(0, 200)}`)
  }
}

for (const { name, count, right } of shares(assessed))
  console.log(`${name.padEnd(12)} ${right} of ${count}  ${((100 * right) / count).toFixed(1)} %`)
taken.sort((a, b) => a - b)
const at = (share: number) => Math.round(taken[Math.floor(taken.length * share)] ?? 0)
console.log(`answers ${taken.length}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
await db.close()
