import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { energyQuestions } from '#shop/assistant/replies/energy-questions.fixture.ts'
import { shopQuestions } from '#shop/assistant/replies/shop-questions.fixture.ts'
import { figure } from './workload/report.ts'
import { startShop } from './workload/shop.ts'

/** How long the keyless assistant takes over HTTP, the sixty checked questions so many times over. */
const rounds = Number(process.argv[2] ?? 5)
const questions = [...energyQuestions, ...shopQuestions].map(({ question }) => question)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-assistant-'))
const shop = await startShop({
  DATA_DIR: folder,
  DATABASE_URL: '',
  MIGRATION_DATABASE_URL: '',
  ASSISTANT_KIND: '',
})

/** Each from a different IP address, so that no rate limit applies. */
let requested = 0
async function ask(question: string): Promise<number> {
  requested += 1
  const url = `198.51.${Math.floor(requested / 250) % 250}.${requested % 250}`
  const startedAt = performance.now()
  const answer = await fetch(`${shop.url}/asistente/turno`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': url },
    body: JSON.stringify({ turn: randomUUID(), conversation: randomUUID(), question, whole: true }),
  })
  if (!answer.ok) throw new Error(`${answer.status} for ${question}`)
  await answer.text()
  return performance.now() - startedAt
}

/** The baseline of this machine: the time of a trivial request. */
async function askHealth(): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(`${shop.url}/healthz`)).text()
  return performance.now() - startedAt
}

function print(name: string, taken: number[]): void {
  taken.sort((a, b) => a - b)
  const share = (part: number) => figure(taken[Math.floor(taken.length * part)] ?? 0, 1)
  const shares = `p50${share(0.5)} ms, p95${share(0.95)} ms, p99${share(0.99)} ms`
  console.log(`${name}, ${taken.length} answers, load ${os.loadavg()[0]?.toFixed(1)}: ${shares}`)
}

for (const question of questions) await ask(question)
const taken: number[] = []
const health: number[] = []
for (let round = 0; round < rounds; round += 1)
  for (const question of questions) {
    taken.push(await ask(question))
    health.push(await askHealth())
  }
print('assistant', taken)
print('/healthz beside it', health)
await shop.stop()
fs.rmSync(folder, { recursive: true })
