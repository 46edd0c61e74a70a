import { reloginPath } from './error-kind.ts'
import { type Operation, tell } from './notices.ts'
import {
  endsSession,
  type Failure,
  isDenied,
  isNoRow,
  type Patience,
  queryPatience,
  rateRetries,
} from './patience.rules.ts'
import { leaveSession } from './sign-out.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What an answer that is none says of itself. */
async function failureIn(answer: Response): Promise<Failure> {
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  const said: unknown = isJson ? await answer.clone().json() : null
  const { code, message } = (said ?? {}) as { code?: unknown; message?: unknown }
  return { status: answer.status, code: text(code), message: text(message) ?? '' }
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  status: null,
  code: null,
})

const wait = (milliseconds: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

export type Attempt = { readonly failure: Failure } & (
  | { readonly answer: Response }
  | { readonly error: unknown }
)

/** Asks until it is answered or patience is over; the last attempt is what came of it. */
export async function askAgain(
  ask: () => Promise<Response>,
  patience: Patience,
  signal?: AbortSignal | null,
): Promise<Response | Attempt> {
  for (let failed = 1; ; failed += 1) {
    const attempt = await ask().then(
      async (answer) => (answer.ok ? answer : { answer, failure: await failureIn(answer) }),
      (error: unknown) => ({ error, failure: failureOf(error) }),
    )
    if (attempt instanceof Response) return attempt
    const delay = signal?.aborted ? null : patience(attempt.failure, failed)
    if (delay === null) return attempt
    await wait(delay, signal)
  }
}

/** The last attempt's answer, or its error thrown. */
export function settled(last: Response | Attempt): Response {
  if (last instanceof Response) return last
  if ('answer' in last) return last.answer
  throw last.error
}

export const sharedPatience = queryPatience(Math.random)
/** For what is read with the shipping rate. */
export const ratePatience = queryPatience(Math.random, rateRetries)

/** Says that the shop could not be reached, when it was asked as often as it is worth. */
export function tellIfPersistent(last: Response | Attempt, signal?: AbortSignal | null): void {
  const isOver = !(last instanceof Response) && sharedPatience(last.failure, 1) !== null
  if (isOver && !signal?.aborted) tell('persistent')
}

/** The shared way to ask this shop for anything but products; used as `fetch` is. */
export async function askShop(
  address: string,
  init: RequestInit,
  operation: Operation,
  patience = sharedPatience,
): Promise<Response> {
  const last = await askAgain(() => fetch(address, init), patience, init.signal)
  if (!(last instanceof Response)) {
    if (isNoRow(last.failure)) return Response.json(null)
    if (isDenied(last.failure)) tell('forbidden', operation)
    if (endsSession(last.failure)) leaveSession(reloginPath(last.failure))
    tellIfPersistent(last, init.signal)
  }
  return settled(last)
}
