/** What is known of an attempt that failed. */
export interface Failure {
  readonly message: string
  /** HTTP status of an answer, null where none came. */
  readonly status: number | null
  /** Database or service code, such as 42501. */
  readonly code: string | null
}

/** Milliseconds to wait before asking again after `failed` attempts; null where asking again is over. */
export type RetryPolicy = (failure: Failure, failed: number) => number | null

const productRetries = 3
const productBaseDelay = 1000
/** Safari says 'Load failed' where the others say 'Failed to fetch' or name the network. */
const networkFailurePatterns = ['network', 'failed to fetch', 'load failed']
const sessionFailurePatterns = ['jwt', 'token']

const says = (message: string, signs: readonly string[]): boolean => {
  const text = message.toLowerCase()
  return signs.some((sign) => text.includes(sign))
}

/** Products are asked for three more times, each time waiting a second longer. */
export const productRetryPolicy: RetryPolicy = ({ message }, failed) =>
  failed > productRetries ||
  says(message, sessionFailurePatterns) ||
  !says(message, networkFailurePatterns)
    ? null
    : productBaseDelay * failed

const queryRetries = 2
/** What is read with the shipping rate is asked for once more than the rest. */
export const rateRetries = 3
const queryBaseDelay = 1000
const maxJitter = 500
const inVain = ['PGRST301', '22P02', '42501']
const permanentFailurePatterns = ['refresh token', 'refresh_token', 'jwt', 'permission denied']
const passingStatuses = [502, 503, 504]

/** Everything else is asked for twice more, waiting twice as long each time and a little by chance. */
export const queryRetryPolicy =
  (random: () => number, retries = queryRetries): RetryPolicy =>
  ({ message, status, code }, failed) => {
    if (failed > retries || inVain.includes(code ?? '') || says(message, permanentFailurePatterns))
      return null
    const isPassing =
      status === null ? says(message, networkFailurePatterns) : passingStatuses.includes(status)
    return isPassing ? queryBaseDelay * 2 ** (failed - 1) + random() * maxJitter : null
  }

/** No row is no error: the answer is that there is nothing. */
export const isNoRow = ({ code }: Failure): boolean => code === 'PGRST116'
/** Whoever asks may not do this; asking again is in vain. */
export const isDenied = ({ code }: Failure): boolean => code === '42501'
/** The session is over, whatever was asked. */
export const endsSession = ({ code }: Failure): boolean => code === 'PGRST301'
