/** The result of a connection check. */
export type ConnectionMessage =
  | 'connected'
  | 'session_unverified'
  | 'network'
  | 'database_away'
  | 'unexpected'

export interface ConnectionCheck {
  readonly connected: boolean
  readonly message: ConnectionMessage
}

/** Database and session status from the server, or how the request failed. */
export type ConnectionFacts =
  | { readonly is: 'answered'; readonly session: boolean; readonly database: boolean }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'no_answer' }

/** An unavailable gateway recovers; any other error would repeat. */
export const isRetryableStatus = (status: number): boolean => [502, 503, 504].includes(status)

const notConnected = (message: ConnectionMessage): ConnectionCheck => ({
  connected: false,
  message,
})

export function connectionOf(facts: ConnectionFacts): ConnectionCheck {
  if (facts.is === 'no_answer') return notConnected('network')
  if (facts.is === 'refused')
    return notConnected(isRetryableStatus(facts.status) ? 'database_away' : 'unexpected')
  if (!facts.session) return notConnected('session_unverified')
  return facts.database ? { connected: true, message: 'connected' } : notConnected('database_away')
}
