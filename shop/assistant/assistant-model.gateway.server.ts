import type { Ctx } from '#platform/ctx.ts'
import { dialects, type Said, type Talk } from './model-dialects.server.ts'

/** The model did not answer, or not in a way that can be read. */
export class ModelAway extends Error {
  override name = 'ModelAway'
}

const longestAnswer = 200_000

/** Asks the configured model once. */
export async function askModel(
  { config }: Pick<Ctx, 'config'>,
  talk: Talk,
  signal: AbortSignal,
): Promise<Said> {
  const { ASSISTANT_KIND: kind, ASSISTANT_API_BASE, ASSISTANT_API_KEY, ASSISTANT_MODEL } = config
  if (kind === '') throw new ModelAway('no model is configured')
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
    if (!answer.ok) throw new ModelAway(`the model answered ${answer.status}`)
    const said = text.length > longestAnswer ? null : dialect.read(JSON.parse(text))
    if (!said) throw new ModelAway('the model answered in an unknown way')
    return said
  } catch (cause) {
    if (cause instanceof ModelAway) throw cause
    throw new ModelAway('the model did not answer', { cause })
  }
}
