/** A failed attempt. */
export interface Failure {
  readonly message: string
  /** HTTP status of the response, null without one. */
  readonly status: number | null
  /** Database or service code, such as 42501. */
  readonly code: string | null
}

/** Milliseconds to wait after `failed` attempts; null when there are no more retries. */
export type RetryPolicy = (failure: Failure, failed: number) => number | null

const productRetries = 3
const productBaseDelay = 1000
/** Safari says 'Load failed', the others 'Failed to fetch' or name the network. */
const networkFailurePatterns = ['network', 'failed to fetch', 'load failed']
const sessionFailurePatterns = ['jwt', 'token']

const says = (message: string, signs: readonly string[]): boolean => {
  const text = message.toLowerCase()
  return signs.some((sign) => text.includes(sign))
}

/** Products are retried three times, each time waiting a second longer. */
export const productRetryPolicy: RetryPolicy = ({ message }, failed) =>
  failed > productRetries ||
  says(message, sessionFailurePatterns) ||
  !says(message, networkFailurePatterns)
    ? null
    : productBaseDelay * failed

const queryRetries = 2
/** Requests with the shipping rate are retried once more than the rest. */
export const rateRetries = 3
const queryBaseDelay = 1000
const maxJitter = 500
const inVain = ['PGRST301', '22P02', '42501']
const permanentFailurePatterns = ['refresh token', 'refresh_token', 'jwt', 'permission denied']
const passingStatuses = [502, 503, 504]

/** Everything else is retried twice, with a doubled delay and some jitter. */
export const queryRetryPolicy =
  (random: () => number, retries = queryRetries): RetryPolicy =>
  ({ message, status, code }, failed) => {
    if (failed > retries || inVain.includes(code ?? '') || says(message, permanentFailurePatterns))
      return null
    const isPassing =
      status === null ? says(message, networkFailurePatterns) : passingStatuses.includes(status)
    return isPassing ? queryBaseDelay * 2 ** (failed - 1) + random() * maxJitter : null
  }

/** No row is no error: the result is empty. */
export const isNoRow = ({ code }: Failure): boolean => code === 'PGRST116'
/** A missing permission: a retry is useless. */
export const isDenied = ({ code }: Failure): boolean => code === '42501'
