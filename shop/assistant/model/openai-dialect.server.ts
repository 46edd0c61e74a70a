import { type OpenAiCall, openAiAnswer, openAiChunk } from './model-answer.input.ts'
import {
  type Collector,
  type Dialect,
  inputOf,
  type ModelReply,
  maxTokens,
  type TalkMessage,
} from './model-talk.rules.ts'

const messagesOf = (message: TalkMessage): object[] => {
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

const isWholeAfter = (reason: string | null | undefined): boolean =>
  reason !== 'length' && reason !== 'content_filter'

interface Written {
  readonly at: number
  readonly id: string
  name: string
  text: string
}

/** Some services send parts of a call by its index, others whole calls with the same index or none. */
function addCall(written: Written[], { index, id, function: part }: OpenAiCall): void {
  const at = index ?? written.length
  const known = written.findLast((one) => one.at === at)
  const isNew = !known || (id !== undefined && id !== null && id !== '' && id !== known.id)
  const target = isNew ? { at, id: id || `call_${written.length}`, name: '', text: '' } : known
  if (isNew) written.push(target)
  target.name += part?.name ?? ''
  target.text += part?.arguments ?? ''
}

const callsOf = (written: readonly Written[]) =>
  written.map(({ id, name, text }) => ({ id, name, input: inputOf(text) }))

function collector(): Collector {
  const written: Written[] = []
  let text = ''
  let reason: string | null = null
  return {
    take(event) {
      const [choice] = openAiChunk.parse(event).choices
      for (const call of choice?.delta?.tool_calls ?? []) addCall(written, call)
      reason = choice?.finish_reason ?? reason
      const more = choice?.delta?.content ?? ''
      text += more
      return more
    },
    reply: () => ({
      text,
      calls: callsOf(written),
      isWhole: reason !== null && isWholeAfter(reason),
    }),
  }
}

function read(answer: unknown): ModelReply | null {
  const choice = openAiAnswer.safeParse(answer).data?.choices[0]
  if (!choice) return null
  const written: Written[] = []
  for (const [index, call] of (choice.message.tool_calls ?? []).entries())
    addCall(written, { ...call, index })
  return {
    text: choice.message.content ?? '',
    calls: callsOf(written),
    isWhole: isWholeAfter(choice.finish_reason),
  }
}

/** OpenAI and every service that answers like it. Equal beginnings are cached by the service without being asked. */
export const openai: Dialect = {
  base: 'https://api.openai.com/v1',
  path: '/chat/completions',
  headers: (key): Record<string, string> => (key === '' ? {} : { Authorization: `Bearer ${key}` }),
  body: (model, { system, messages, tools }, isOld) => ({
    model,
    ...(isOld ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    stream: true,
    messages: [{ role: 'system', content: system }, ...messages.flatMap(messagesOf)],
    tools: tools.map(({ name, description, schema }) => ({
      type: 'function',
      function: { name, description, parameters: schema },
    })),
  }),
  collector,
  read,
}
