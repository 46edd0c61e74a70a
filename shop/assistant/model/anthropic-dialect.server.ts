import type { z } from 'zod'
import { anthropicAnswer, anthropicEvent } from './model-answer.input.ts'
import {
  type Collector,
  type Dialect,
  inputOf,
  type ModelReply,
  maxTokens,
  type TalkMessage,
} from './model-talk.rules.ts'

const cached = { cache_control: { type: 'ephemeral' } } as const

/** What came before is cached up to the last message, so that each round pays for what is new. */
const messageOf = (message: TalkMessage, at: number, all: readonly TalkMessage[]): object => {
  const mark = at === all.length - 1 ? cached : {}
  if (message.role === 'user')
    return { role: 'user', content: [{ type: 'text', text: message.text, ...mark }] }
  if (message.role === 'tools') {
    const last = message.results.length - 1
    const content = message.results.map(({ id, output }, place) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: output,
      ...(place === last ? mark : {}),
    }))
    return { role: 'user', content }
  }
  return {
    role: 'assistant',
    content: [
      ...(message.text === '' ? [] : [{ type: 'text', text: message.text }]),
      ...message.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
    ],
  }
}

const isWholeAfter = (reason: string | null | undefined): boolean =>
  reason === 'end_turn' || reason === 'tool_use' || reason === 'stop_sequence'

interface Block {
  readonly call: { readonly id: string; readonly name: string } | null
  text: string
}
type Event = z.infer<typeof anthropicEvent>
type Started = Extract<Event, { type: 'content_block_start' }>
type Grown = Extract<Event, { type: 'content_block_delta' }>

const blockOf = ({ content_block: block }: Started): Block | null => {
  if (block.type === 'other') return null
  return block.type === 'text'
    ? { call: null, text: block.text }
    : { call: { id: block.id, name: block.name }, text: '' }
}
const growth = ({ delta }: Grown): string => {
  if (delta.type === 'other') return ''
  return delta.type === 'text_delta' ? delta.text : delta.partial_json
}

function grown(block: Block | undefined, event: Grown): string {
  if (!block) return ''
  const more = growth(event)
  block.text += more
  return block.call === null ? more : ''
}

function collector(): Collector {
  const blocks = new Map<number, Block>()
  let reason: string | null = null
  const started = (event: Started): string => {
    const block = blockOf(event)
    if (!block) return ''
    const isLater = [...blocks.values()].some(({ call }) => call === null)
    blocks.set(event.index, block)
    if (block.call !== null) return ''
    return isLater ? `\n${block.text}` : block.text
  }
  return {
    take(input) {
      const event = anthropicEvent.parse(input)
      if (event.type === 'error') throw new Error('the service reports an error')
      if (event.type === 'message_delta') reason = event.delta.stop_reason ?? reason
      if (event.type === 'content_block_start') return started(event)
      return event.type === 'content_block_delta' ? grown(blocks.get(event.index), event) : ''
    },
    reply() {
      const all = [...blocks.values()]
      const calls = all.flatMap(({ call, text }) => (call ? { ...call, input: inputOf(text) } : []))
      const texts = all.flatMap(({ call, text }) => (call ? [] : text))
      return { text: texts.join('\n'), calls, isWhole: isWholeAfter(reason) }
    },
  }
}

function read(answer: unknown): ModelReply | null {
  const parsed = anthropicAnswer.safeParse(answer).data
  if (!parsed) return null
  const { content, stop_reason } = parsed
  return {
    text: content.flatMap((block) => (block.type === 'text' ? block.text : [])).join('\n'),
    calls: content.flatMap((block) =>
      block.type === 'tool_use' ? [{ id: block.id, name: block.name, input: block.input }] : [],
    ),
    isWhole: isWholeAfter(stop_reason),
  }
}

export const anthropic: Dialect = {
  base: 'https://api.anthropic.com/v1',
  path: '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: (model, { system, messages, tools }) => ({
    model,
    max_tokens: maxTokens,
    stream: true,
    system: [{ type: 'text', text: system, ...cached }],
    messages: messages.map(messageOf),
    tools: tools.map(({ name, description, schema }) => ({
      name,
      description,
      input_schema: schema,
    })),
  }),
  collector,
  read,
}
