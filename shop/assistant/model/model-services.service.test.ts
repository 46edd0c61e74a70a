import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor, asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import { textOf } from '../replies/answer.rules.ts'
import { answerQuestion } from '../replies/answer.service.server.ts'

let service: LLMock | null = null
afterEach(async () => {
  await service?.stop()
  service = null
  await inTransaction(await asSystemActor(), ({ tx }) => sql`delete from tries`.execute(tx))
})

const question = '¿Qué panel de 550 W me recomiendas comprar?'
const slug = JSON.stringify({ slug: 'panel-solar-perc-550-w' })
const both = ['show_product', 'landed_price'].map((name) => ({ name, arguments: slug }))

async function answered(kind: 'openai' | 'anthropic', content: string) {
  const mock = new LLMock({ port: 0, chunkSize: 9 })
  mock.on({ hasToolResult: false }, { toolCalls: both })
  mock.on({ hasToolResult: true }, { content })
  await mock.start()
  service = mock
  const config = {
    ...testConfig,
    ASSISTANT_KIND: kind,
    ASSISTANT_API_BASE: `${mock.url}/v1`,
    ASSISTANT_API_KEY: 'any',
    ASSISTANT_MODEL: kind === 'openai' ? 'gpt-4o' : 'claude-sonnet-4-5',
  }
  const drafts: string[] = []
  const ctx = await asVisitor({ config })
  const answer = await answerQuestion(ctx, { question, earlier: [] }, (text) => drafts.push(text))
  return { answer, drafts }
}

/** A server of another project, which knows nothing of this one, speaks the protocol. */
describe.each(['openai', 'anthropic'] as const)('an independent service of the kind %s', (kind) => {
  test('calls two tools at once and streams an answer of their facts', async () => {
    const text = 'El Panel solar PERC 550 W da 550 W. Cuesta $209.99 en EE. UU. Míralo.'
    const { answer, drafts } = await answered(kind, text)
    expect([answer.by, textOf(answer)]).toEqual(['model', expect.stringContaining(text)])
    expect(drafts).toContain('El Panel solar PERC 550 W da 550 W.')
  })

  test('that invents a price gives way to the engine', async () => {
    const { answer } = await answered(kind, 'El Panel solar PERC 550 W cuesta cien dólares.')
    expect(answer.by).toBe('engine')
  })
})

test('a service with the old name of a parameter, which does not stream, is asked by it', async () => {
  const requests: string[] = []
  const server = http.createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray()).toString('utf8')
    requests.push(raw)
    const isRefused = raw.includes('max_completion_tokens')
    const message = { role: 'assistant', content: 'Depende de tu casa.' }
    const body = isRefused
      ? { detail: 'extra field: max_completion_tokens' }
      : { choices: [{ index: 0, finish_reason: 'stop', message }] }
    response.writeHead(isRefused ? 422 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = {
    ASSISTANT_KIND: 'openai',
    ASSISTANT_API_BASE: base,
    ASSISTANT_MODEL: 'm',
  } as const
  const ctx = await asVisitor({ config: { ...testConfig, ...service } })
  const send = async () => (await answerQuestion(ctx, { question, earlier: [] })).by
  expect([await send(), await send(), requests.length]).toEqual(['model', 'model', 3])
  server.close()
})
