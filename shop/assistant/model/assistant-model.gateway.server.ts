import type { Ctx } from '#platform/ctx.ts'
import { anthropic } from './anthropic-dialect.server.ts'
import { eventsIn } from './event-stream.server.ts'
import type { Dialect, ModelReply, Talk } from './model-talk.rules.ts'
import { openai } from './openai-dialect.server.ts'

/** The model did not respond, or its response is invalid. */
export class ModelUnavailable extends Error {
  override name = 'ModelAway'
}

const dialects = { openai, anthropic } as const
const maxAnswerLength = 200_000

/** Services that refuse the present name of a parameter, so that they are not asked by it again. */
const oldServices = new Set<string>()

async function streamed(
  dialect: Dialect,
  body: ReadableStream<Uint8Array>,
  onText: (more: string) => void,
): Promise<ModelReply> {
  const collected = dialect.collector()
  for await (const data of eventsIn(body)) {
    if (data === '[DONE]') break
    const more = collected.take(JSON.parse(data))
    if (more !== '') onText(more)
  }
  return collected.reply()
}

async function readReply(
  dialect: Dialect,
  answer: Response,
  onText: (more: string) => void,
): Promise<ModelReply> {
  if (!answer.ok) throw new ModelUnavailable(`the model answered ${answer.status}`)
  if (answer.body && answer.headers.get('Content-Type')?.includes('event-stream'))
    return streamed(dialect, answer.body, onText)
  const text = await answer.text()
  const reply = text.length > maxAnswerLength ? null : dialect.read(JSON.parse(text))
  if (!reply) throw new ModelUnavailable('the model answered in an unknown way')
  onText(reply.text)
  return reply
}

/** Whether the service refused the present name of a parameter. */
const isOldService = async (answer: Response): Promise<boolean> =>
  (answer.status === 400 || answer.status === 422) &&
  (await answer.clone().text()).includes('max_completion_tokens')

interface Asked {
  readonly talk: Talk
  readonly signal: AbortSignal
  /** Receives the text as it arrives. */
  readonly onText: (more: string) => void
}

/** Sends one request to the configured model. */
export async function askModel(
  { config }: Pick<Ctx, 'config'>,
  { talk, signal, onText }: Asked,
): Promise<ModelReply> {
  const { ASSISTANT_KIND: kind, ASSISTANT_API_BASE, ASSISTANT_API_KEY, ASSISTANT_MODEL } = config
  if (kind === '') throw new ModelUnavailable('no model is configured')
  const dialect = dialects[kind]
  const base = (ASSISTANT_API_BASE || dialect.base).replace(/\/+$/, '')
  const send = () =>
    fetch(`${base}${dialect.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...dialect.headers(ASSISTANT_API_KEY) },
      body: JSON.stringify(dialect.body(ASSISTANT_MODEL, talk, oldServices.has(base))),
      redirect: 'error',
      signal,
    })
  try {
    const first = await send()
    const isOld = !oldServices.has(base) && (await isOldService(first))
    if (isOld) oldServices.add(base)
    const reply = await readReply(dialect, isOld ? await send() : first, onText)
    if (!reply.isWhole) throw new ModelUnavailable('the model was cut off')
    return reply
  } catch (cause) {
    if (cause instanceof ModelUnavailable) throw cause
    throw new ModelUnavailable('the model did not answer', { cause })
  }
}
