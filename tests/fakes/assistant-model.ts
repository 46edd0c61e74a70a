import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { ServiceConfig } from '#platform/ctx.ts'

/** What the twin says next: words, or tools that it wants called first. */
export interface FakeReply {
  readonly text?: string
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[]
}
export type Script = (round: number, request: string) => FakeReply | 'fails' | 'hangs' | 'nonsense'

const text = z.string().min(1)
const openAiRequest = z.strictObject({
  model: text,
  max_tokens: z.number().int().positive(),
  messages: z
    .array(
      z.union([
        z.strictObject({ role: z.enum(['system', 'user']), content: text }),
        z.strictObject({
          role: z.literal('assistant'),
          content: z.string(),
          tool_calls: z.array(
            z.strictObject({
              id: text,
              type: z.literal('function'),
              function: z.strictObject({ name: text, arguments: text }),
            }),
          ),
        }),
        z.strictObject({ role: z.literal('tool'), tool_call_id: text, content: text }),
      ]),
    )
    .min(2),
  tools: z.array(
    z.strictObject({
      type: z.literal('function'),
      function: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: text,
        parameters: z.looseObject({ type: z.literal('object') }),
      }),
    }),
  ),
})

const block = z.union([
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('tool_use'), id: text, name: text, input: z.unknown() }),
  z.strictObject({ type: z.literal('tool_result'), tool_use_id: text, content: text }),
])
const anthropicRequest = z
  .strictObject({
    model: text,
    max_tokens: z.number().int().positive(),
    system: text,
    messages: z
      .array(
        z.strictObject({
          role: z.enum(['user', 'assistant']),
          content: z.union([text, z.array(block).min(1)]),
        }),
      )
      .min(1),
    tools: z.array(
      z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        description: text,
        input_schema: z.looseObject({ type: z.literal('object') }),
      }),
    ),
  })
  .refine(({ messages }) =>
    messages.every(({ role }, at) => role === (at % 2 ? 'assistant' : 'user')),
  )

const openAiSays = (round: number, { text = '', calls = [] }: FakeReply) => ({
  id: `chatcmpl-${round}`,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
      message: {
        role: 'assistant',
        content: text === '' ? null : text,
        ...(calls.length > 0 && {
          tool_calls: calls.map(({ name, input }, at) => ({
            id: `call_${round}_${at}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        }),
      },
    },
  ],
})

const anthropicSays = (round: number, { text = '', calls = [] }: FakeReply) => ({
  id: `msg_${round}`,
  type: 'message',
  role: 'assistant',
  stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
  content: [
    ...(text === '' ? [] : [{ type: 'text', text: text }]),
    ...calls.map(({ name, input }, at) => ({
      type: 'tool_use',
      id: `toolu_${round}_${at}`,
      name,
      input,
    })),
  ],
})

const kinds = {
  openai: {
    path: '/v1/chat/completions',
    shape: openAiRequest,
    says: openAiSays,
    key: 'authorization',
  },
  anthropic: {
    path: '/v1/messages',
    shape: anthropicRequest,
    says: anthropicSays,
    key: 'x-api-key',
  },
} as const

const secret = 'key-1'

function answerTo(
  requests: { path: string; headers: http.IncomingHttpHeaders; raw: string },
  round: number,
  script: Script,
) {
  const kind = Object.values(kinds).find(({ path }) => path === requests.path)
  if (!kind) return { status: 404, body: { error: { message: 'no such path' } } }
  if (!String(requests.headers[kind.key] ?? '').endsWith(secret))
    return { status: 401, body: { error: { message: 'wrong key' } } }
  const read = kind.shape.safeParse(JSON.parse(requests.raw))
  if (!read.success) return { status: 400, body: { error: { message: read.error.message } } }
  const says = script(round, requests.raw)
  if (says === 'hangs') return null
  if (says === 'fails') return { status: 529, body: { error: { message: 'overloaded' } } }
  return { status: 200, body: says === 'nonsense' ? { hello: 'world' } : kind.says(round, says) }
}

/** A model's public interface, as OpenAI and Anthropic document theirs, on a free port; it says what its script says. */
export async function assistantModelFake(script: Script) {
  const requests: string[] = []
  const refused: unknown[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      const answer = answerTo(
        { path: request.url ?? '', headers: request.headers, raw },
        requests.length,
        script,
      )
      requests.push(raw)
      if (!answer) return
      if (answer.status === 400) refused.push(answer.body)
      response.writeHead(answer.status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    requests,
    refused,
    config: (kind: ServiceConfig['ASSISTANT_KIND']) => ({
      ASSISTANT_KIND: kind,
      ASSISTANT_API_BASE: base,
      ASSISTANT_API_KEY: secret,
      ASSISTANT_MODEL: 'model-1',
    }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
