import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { createLog } from '#platform/log.ts'
import { wireOf } from '#shop/assistant/conversation/wire.rules.ts'
import { askedOfShop } from '#shop/assistant/knowledge/asked-shop.rules.ts'
import { askedOfSolar } from '#shop/assistant/knowledge/asked-solar.rules.ts'
import { traitsOf } from '#shop/assistant/learnt/features.rules.ts'
import { labelOf } from '#shop/assistant/learnt/labels.rules.ts'
import { engineAnswer } from '#shop/assistant/replies/engine.service.server.ts'
import { dialoguesIn, evaluate } from '#tests/assistant/evaluate.ts'
import { testConfig } from '#tests/harness/database/actors.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'

/** Writes the examples from which intents are learnt: right turns of the dialogues, known questions and written ones. */
const folder = 'shop/assistant/learnt'
const { values } = parseArgs({
  options: { out: { type: 'string', default: `${folder}/examples.json` } },
})
const files = [
  'dialogues',
  'held-out',
  ...fs
    .readdirSync('tests/assistant/unseen')
    .map((file) => `unseen/${file.replace('.json', '')}`)
    .sort(),
]
type Row = readonly [label: string | null, text: string, tags: string, from: string]

const db = await copyInMemory(await filledDump())
type Request = Parameters<Parameters<typeof evaluate>[0]>[0]
const answerOf = ({ messages, locale, destination }: Request) => {
  const config = { ...testConfig, PAYPAL_CLIENT_ID: 'demo', PAYPAL_MODE: 'demo' as const }
  const actor = { role: 'anon' } as const
  const ctx = { db, config, actor, locale, destination, now: new Date(), log: createLog('silent') }
  const question = messages.at(-1)?.content ?? ''
  return engineAnswer(ctx, { question, earlier: messages.slice(0, -1) })
}

const rows: Row[] = []
for (const file of files)
  for (const dialogue of dialoguesIn(`tests/assistant/${file}.json`)) {
    const read: Row[] = []
    const { turns } = await evaluate(async (request) => {
      const { answer, understood } = await answerOf(request)
      const { text, tags } = traitsOf(understood)
      const from = `${file}#${dialogue.id.split('-')[0]}`
      read.push([labelOf(understood), text.trim(), tags.join(' '), from])
      return wireOf(answer, { href: 'https://wa.me/', label: 'WhatsApp' })
    }, dialogue)
    rows.push(...read.filter(([label], at) => label !== null && turns[at]?.faults.length === 0))
  }

const written = JSON.parse(fs.readFileSync(`${folder}/written.json`, 'utf8')) as Record<
  string,
  string[]
>
const known = Object.values({ ...askedOfShop, ...askedOfSolar }).flatMap((list) =>
  list.split(' | '),
)
const alone = [
  ...Object.entries(written).flatMap(([label, list]) =>
    list.map((content) => ({ label, content, from: 'written' })),
  ),
  ...known.map((content) => ({ label: 'policy', content, from: 'known' })),
]
for (const { label, content, from } of alone) {
  const messages = [{ role: 'user', content }] as const
  const { understood } = await answerOf({ messages, locale: 'es', destination: 'cuba' })
  const { text, tags } = traitsOf(understood)
  rows.push([label, text.trim(), tags.join(' '), from])
}
const lines = rows.map((row) => row.join('\t'))
fs.writeFileSync(values.out, `${JSON.stringify(lines, null, 2)}\n`)
console.log(`${rows.length} examples`)
await db.close()
