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
  max_completion_tokens: z.number().int().positive(),
  stream: z.literal(true),
  messages: z
    .array(
      z.union([
        z.strictObject({ role: z.enum(['system', 'user']), content: text }),
        z.strictObject({
          role: z.literal('assistant'),
          content: z.string(),
          tool_calls: z
            .array(
              z.strictObject({
                id: text,
                type: z.literal('function'),
                function: z.strictObject({ name: text, arguments: text }),
              }),
            )
            .optional(),
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

const cached = { cache_control: z.strictObject({ type: z.literal('ephemeral') }).optional() }
const block = z.union([
  z.strictObject({ type: z.literal('text'), text, ...cached }),
  z.strictObject({ type: z.literal('tool_use'), id: text, name: text, input: z.unknown() }),
  z.strictObject({ type: z.literal('tool_result'), tool_use_id: text, content: text, ...cached }),
])
const anthropicRequest = z
  .strictObject({
    model: text,
    max_tokens: z.number().int().positive(),
    stream: z.literal(true),
    system: z.array(block).length(1),
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

const piecesOf = (input: string): string[] => input.match(/[\s\S]{1,7}/g) ?? []

const openAiSays = (round: number, { text: written = '', calls = [] }: FakeReply) => {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: `chatcmpl-${round}`,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
  })
  const called = calls.flatMap(({ name, input }, index) => [
    chunk({
      tool_calls: [
        {
          index,
          id: `call_${round}_${index}`,
          type: 'function',
          function: { name, arguments: '' },
        },
      ],
    }),
    ...piecesOf(JSON.stringify(input)).map((piece) =>
      chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
    ),
  ])
  return [
    chunk({ role: 'assistant', content: '' }),
    ...piecesOf(written).map((content) => chunk({ content })),
    ...called,
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    { id: `chatcmpl-${round}`, object: 'chat.completion.chunk', choices: [], usage: {} },
  ].map((event) => `data: ${JSON.stringify(event)}\n\n`)
}

const anthropicSays = (round: number, { text: written = '', calls = [] }: FakeReply) => {
  const texts =
    written === '' ? [] : [{ start: { type: 'text', text: '' }, deltas: piecesOf(written) }]
  const called = calls.map(({ name, input }, at) => ({
    start: { type: 'tool_use', id: `toolu_${round}_${at}`, name, input: {} },
    deltas: piecesOf(JSON.stringify(input)),
  }))
  const blocks = [...texts, ...called].flatMap(({ start, deltas }, index) => [
    { type: 'content_block_start', index, content_block: start },
    { type: 'ping' },
    ...deltas.map((piece) => ({
      type: 'content_block_delta',
      index,
      delta:
        start.type === 'text'
          ? { type: 'text_delta', text: piece }
          : { type: 'input_json_delta', partial_json: piece },
    })),
    { type: 'content_block_stop', index },
  ])
  const stop_reason = calls.length > 0 ? 'tool_use' : 'end_turn'
  return [
    { type: 'message_start', message: { id: `msg_${round}`, content: [] } },
    ...blocks,
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: {} },
    { type: 'message_stop' },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

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
  if (says === 'nonsense') return { status: 200, body: { hello: 'world' } }
  return { status: 200, events: kind.says(round, says) }
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
      if (answer.events) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        return void response.end(answer.events.join(''))
      }
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
