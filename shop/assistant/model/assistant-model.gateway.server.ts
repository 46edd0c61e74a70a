import type { Ctx } from '#platform/ctx.ts'
import { dialects, type ModelReply, type Talk } from './model-dialects.server.ts'

/** The model did not respond, or its response is invalid. */
export class ModelUnavailable extends Error {
  override name = 'ModelAway'
}

const maxAnswerLength = 200_000

/** Sends one request to the configured model. */
export async function askModel(
  { config }: Pick<Ctx, 'config'>,
  talk: Talk,
  signal: AbortSignal,
): Promise<ModelReply> {
  const { ASSISTANT_KIND: kind, ASSISTANT_API_BASE, ASSISTANT_API_KEY, ASSISTANT_MODEL } = config
  if (kind === '') throw new ModelUnavailable('no model is configured')
  const dialect = dialects[kind]
  const base = (ASSISTANT_API_BASE || dialect.base).replace(/\/+$/, '')
  try {
    const answer = await fetch(`${base}${dialect.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...dialect.headers(ASSISTANT_API_KEY) },
      body: JSON.stringify(dialect.body(ASSISTANT_MODEL, talk)),
      redirect: 'error',
      signal,
    })
    const text = await answer.text()
    if (!answer.ok) throw new ModelUnavailable(`the model answered ${answer.status}`)
    const parts = text.length > maxAnswerLength ? null : dialect.read(JSON.parse(text))
    if (!parts) throw new ModelUnavailable('the model answered in an unknown way')
    return parts
  } catch (cause) {
    if (cause instanceof ModelUnavailable) throw cause
    throw new ModelUnavailable('the model did not answer', { cause })
  }
}
