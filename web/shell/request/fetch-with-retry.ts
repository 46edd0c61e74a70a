import { isSessionError } from '#shop/accounts/sign-in/session-error.rules.ts'
import { signInAgain } from '../errors/sign-in-again.ts'
import { notify, type Operation } from '../notices/notices.ts'
import {
  type Failure,
  isDenied,
  isNoRow,
  queryRetryPolicy,
  type RetryPolicy,
  rateRetries,
} from './retry.rules.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The code of an error response, from its body. */
async function failureIn(response: Response): Promise<Failure> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const body: unknown = isJson ? await response.clone().json() : null
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
  return { status: response.status, code: text(code), message: text(message) ?? '' }
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
  | { readonly response: Response }
  | { readonly error: unknown }
)

/** Retries until a response or the end of the policy; the last attempt is the result. */
export async function retry(
  ask: () => Promise<Response>,
  retryPolicy: RetryPolicy,
  signal?: AbortSignal | null,
): Promise<Response | Attempt> {
  for (let failed = 1; ; failed += 1) {
    const attempt = await ask().then(
      async (response) =>
        response.ok ? response : { response, failure: await failureIn(response) },
      (error: unknown) => ({ error, failure: failureOf(error) }),
    )
    if (attempt instanceof Response) return attempt
    const delay = signal?.aborted ? null : retryPolicy(attempt.failure, failed)
    if (delay === null) return attempt
    await wait(delay, signal)
  }
}

/** The last attempt's response, or its error thrown. */
export function settled(last: Response | Attempt): Response {
  if (last instanceof Response) return last
  if ('response' in last) return last.response
  throw last.error
}

export const sharedRetryPolicy = queryRetryPolicy(Math.random)
/** For requests with the shipping rate. */
export const rateRetryPolicy = queryRetryPolicy(Math.random, rateRetries)

/** Reports that the server could not be reached after all retries. */
export function notifyIfPersistent(last: Response | Attempt, signal?: AbortSignal | null): void {
  const isOver = !(last instanceof Response) && sharedRetryPolicy(last.failure, 1) !== null
  if (isOver && !signal?.aborted) notify('persistent')
}

/** The shared way to request anything but products; used as `fetch` is. */
export async function fetchFromShop(
  url: string,
  init: RequestInit,
  operation: Operation,
  retryPolicy = sharedRetryPolicy,
): Promise<Response> {
  const last = await retry(() => fetch(url, init), retryPolicy, init.signal)
  if (!(last instanceof Response)) {
    if (isNoRow(last.failure)) return Response.json(null)
    if (isDenied(last.failure)) notify('forbidden', operation)
    if (isSessionError(last.failure)) void signInAgain(last.failure)
    notifyIfPersistent(last, init.signal)
  }
  return settled(last)
}
