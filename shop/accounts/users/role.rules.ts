const noPermission = '42501'
/** Connection lost, too many connections, shut down, out of room: the server did not get to answer. */
const unanswered = /^(08|53|57|58)/

export type Answered = 'no_permission' | 'failure' | 'nobody'

/** What a failed question for the role means, by the five characters that Postgres gives it. */
export function isAnswered(code: unknown): Answered {
  if (code === noPermission) return 'no_permission'
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || unanswered.test(code))
    return 'nobody'
  return 'failure'
}
