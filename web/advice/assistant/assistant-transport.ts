import type { CartSent, Message } from '#shop/assistant/conversation/conversation.rules.ts'
import type { Part } from '#shop/assistant/replies/answer.rules.ts'

export interface Turn {
  readonly turn: string
  readonly conversation: string
  readonly question: string
  readonly earlier: readonly Message[]
  readonly cart: CartSent
}

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  | { readonly kind: 'refused' }

interface Line {
  readonly at?: number
  readonly part?: Part
  /** What a model has written so far; the parts replace it. */
  readonly draft?: string
  readonly done?: boolean
  readonly refused?: Refused
}
interface Refused {
  readonly code?: string
  readonly retryAfterSeconds?: number
}
interface Take {
  readonly part: (part: Part, at: number) => void
  readonly draft: (text: string) => void
}

const outcomeOf = ({ code, retryAfterSeconds = 60 }: Refused): Outcome =>
  code === 'too_many_tries'
    ? { kind: 'tooMany', minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) }
    : { kind: 'refused' }

/** The lines of a stream as they arrive. */
async function* linesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const chunks = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await chunks.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Line
  }
}

async function readStream(body: ReadableStream<Uint8Array>, take: Take): Promise<Outcome> {
  for await (const { at, part, draft, done, refused } of linesIn(body)) {
    if (draft !== undefined) take.draft(draft)
    if (part && at !== undefined) take.part(part, at)
    if (refused) return outcomeOf(refused)
    if (done) return { kind: 'done' }
  }
  throw new Error('the answer broke off')
}

async function readWhole(answer: Response, from: number, take: Take): Promise<Outcome> {
  const { parts } = (await answer.json()) as { parts: readonly Part[] }
  for (const [at, part] of parts.entries()) take.part(part, from + at)
  return { kind: 'done' }
}

const refusals = [400, 409, 413, 429]

/** One request, which resumes after what has arrived. Throws when the connection drops. */
export async function sendTurn(
  turn: Turn,
  { from, whole }: { from: number; whole: boolean },
  take: Take,
): Promise<Outcome> {
  const answer = await fetch('/asistente/turno', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...turn, from, whole }),
  })
  if (refusals.includes(answer.status)) return outcomeOf((await answer.json()) as Refused)
  if (!answer.ok || !answer.body) throw new Error(`the assistant answered ${answer.status}`)
  const isWhole = answer.headers.get('Content-Type')?.includes('application/json')
  return isWhole ? readWhole(answer, from, take) : readStream(answer.body, take)
}
