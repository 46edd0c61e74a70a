import { randomUUID } from 'node:crypto'
import { energyQuestions } from '#shop/assistant/replies/energy-questions.fixture.ts'
import { shopQuestions } from '#shop/assistant/replies/shop-questions.fixture.ts'
import { figure } from './report.ts'
import type { Server } from './shop.ts'

const rounds = 3
const questions = [...energyQuestions, ...shopQuestions].map(({ question }) => question)

let requested = 0
/** Each from a different IP address, so that no rate limit applies. */
async function answerMs(url: string, question: string): Promise<number> {
  requested += 1
  const address = `198.51.${Math.floor(requested / 250) % 250}.${requested % 250}`
  const startedAt = performance.now()
  const answer = await fetch(`${url}/asistente/turno`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ turn: randomUUID(), conversation: randomUUID(), question, whole: true }),
  })
  if (!answer.ok) throw new Error(`${answer.status} for ${question}`)
  await answer.text()
  return performance.now() - startedAt
}

/** How long the assistant without a model takes for the checked questions, one after the other. */
export async function measureAssistant({ url }: Server, aimMs: number): Promise<void> {
  for (const question of questions) await answerMs(url, question)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const question of questions) times.push(await answerMs(url, question))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const ratio = `p95 ${figure(at(0.95), 1).trim()} ms, ${((100 * at(0.95)) / aimMs).toFixed(0)} % of the ${aimMs} ms aimed at`
  console.log(
    `${'an answer of the assistant'.padEnd(40)}${' '.repeat(10)}${figure(at(0.5), 1)} ms${figure(at(0.99), 1)} ms   ${ratio}`,
  )
}
