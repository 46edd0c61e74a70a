/** What is known of an attempt that failed. */
export interface Failure {
  readonly message: string
  /** HTTP status of an answer, null where none came. */
  readonly status: number | null
  /** Database or service code, such as 42501. */
  readonly code: string | null
}

/** Milliseconds to wait before asking again after `failed` attempts; null where asking again is over. */
export type Patience = (failure: Failure, failed: number) => number | null

const productRetries = 3
const productBaseDelay = 1000
/** Safari says 'Load failed' where the others say 'Failed to fetch' or name the network. */
const networkSigns = ['network', 'failed to fetch', 'load failed']
const sessionSigns = ['jwt', 'token']

const says = (message: string, signs: readonly string[]): boolean => {
  const said = message.toLowerCase()
  return signs.some((sign) => said.includes(sign))
}

/** Products are asked for three more times, each time waiting a second longer. */
export const productPatience: Patience = ({ message }, failed) =>
  failed > productRetries || says(message, sessionSigns) || !says(message, networkSigns)
    ? null
    : productBaseDelay * failed

const queryRetries = 2
/** What is read with the shipping rate is asked for once more than the rest. */
export const rateRetries = 3
const queryBaseDelay = 1000
const mostJitter = 500
const inVain = ['PGRST301', '22P02', '42501']
const inVainSigns = ['refresh token', 'refresh_token', 'jwt', 'permission denied']
const passingStatuses = [502, 503, 504]

/** Everything else is asked for twice more, waiting twice as long each time and a little by chance. */
export const queryPatience =
  (random: () => number, retries = queryRetries): Patience =>
  ({ message, status, code }, failed) => {
    if (failed > retries || inVain.includes(code ?? '') || says(message, inVainSigns)) return null
    const isPassing =
      status === null ? says(message, networkSigns) : passingStatuses.includes(status)
    return isPassing ? queryBaseDelay * 2 ** (failed - 1) + random() * mostJitter : null
  }

/** No row is no error: the answer is that there is nothing. */
export const isNoRow = ({ code }: Failure): boolean => code === 'PGRST116'
/** Whoever asks may not do this; asking again is in vain. */
export const isDenied = ({ code }: Failure): boolean => code === '42501'
/** The session is over, whatever was asked. */
export const endsSession = ({ code }: Failure): boolean => code === 'PGRST301'
