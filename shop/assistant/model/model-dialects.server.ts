import { anthropicAnswer, openAiAnswer } from './model-answer.input.ts'

export interface ToolShape {
  readonly name: string
  readonly description: string
  readonly schema: object
}
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}
export type Message =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'tools'; readonly results: readonly { id: string; output: string }[] }

export interface Talk {
  readonly system: string
  readonly messages: readonly Message[]
  readonly tools: readonly ToolShape[]
}
export interface ModelReply {
  readonly text: string
  readonly calls: readonly ToolCall[]
}

/** Request and response format of a kind of service. */
export interface Dialect {
  readonly base: string
  readonly path: string
  headers(key: string): Record<string, string>
  body(model: string, talk: Talk): object
  read(answer: unknown): ModelReply | null
}

const maxTokens = 700

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const openAiMessages = (message: Message): object[] => {
  if (message.role === 'user') return [{ role: 'user', content: message.text }]
  if (message.role === 'tools')
    return message.results.map(({ id, output }) => ({
      role: 'tool',
      tool_call_id: id,
      content: output,
    }))
  const tool_calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  return [
    { role: 'assistant', content: message.text, ...(tool_calls.length > 0 && { tool_calls }) },
  ]
}

const openai: Dialect = {
  base: 'https://api.openai.com/v1',
  path: '/chat/completions',
  headers: (key): Record<string, string> => (key === '' ? {} : { Authorization: `Bearer ${key}` }),
  body: (model, { system, messages, tools }) => ({
    model,
    max_tokens: maxTokens,
    messages: [{ role: 'system', content: system }, ...messages.flatMap(openAiMessages)],
    tools: tools.map(({ name, description, schema }) => ({
      type: 'function',
      function: { name, description, parameters: schema },
    })),
  }),
  read(answer) {
    const message = openAiAnswer.safeParse(answer).data?.choices[0]?.message
    if (!message) return null
    const calls = (message.tool_calls ?? []).map((call) => ({
      id: call.id,
      name: call.function.name,
      input: parsed(call.function.arguments),
    }))
    return { text: message.content ?? '', calls }
  },
}

const anthropicMessage = (message: Message): object => {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tools')
    return {
      role: 'user',
      content: message.results.map(({ id, output }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: output,
      })),
    }
  return {
    role: 'assistant',
    content: [
      ...(message.text === '' ? [] : [{ type: 'text', text: message.text }]),
      ...message.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
    ],
  }
}

const anthropic: Dialect = {
  base: 'https://api.anthropic.com/v1',
  path: '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: (model, { system, messages, tools }) => ({
    model,
    max_tokens: maxTokens,
    system,
    messages: messages.map(anthropicMessage),
    tools: tools.map(({ name, description, schema }) => ({
      name,
      description,
      input_schema: schema,
    })),
  }),
  read(answer) {
    const content = anthropicAnswer.safeParse(answer).data?.content
    if (!content) return null
    return {
      text: content.flatMap((block) => (block.type === 'text' ? block.text : [])).join('\n'),
      calls: content.flatMap((block) =>
        block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: block.input }] : [],
      ),
    }
  },
}

export const dialects = { openai, anthropic } as const
