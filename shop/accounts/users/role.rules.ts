const noPermission = '42501'
/** Connection lost, too many connections, shutdown, out of resources: the server could not respond. */
const unanswered = /^(08|53|57|58)/

export type Answered = 'no_permission' | 'failure' | 'nobody'

/** The result of a failed role query, by its SQLSTATE. */
export function isAnswered(code: unknown): Answered {
  if (code === noPermission) return 'no_permission'
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || unanswered.test(code))
    return 'nobody'
  return 'failure'
}
