export type DownloadProblem =
  | 'answered'
  | 'unreachable'
  | 'silent'
  | 'too_large'
  | 'no_list'
  | 'refused'
  | 'incomplete'
  | 'other'

const kinds: readonly (readonly [RegExp, DownloadProblem])[] = [
  [/^answered \d+/, 'answered'],
  [/larger than any list/, 'too_large'],
  [/no list that is known/, 'no_list'],
  [/^refused: /, 'refused'],
  [/waits for another file/, 'incomplete'],
  [/Timeout|ETIMEDOUT/i, 'silent'],
  [
    /E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)|CERT|other side closed/,
    'unreachable',
  ],
]

/** What became of a download, from what was noted about it. */
export const downloadProblem = (noted: string): DownloadProblem =>
  kinds.find(([pattern]) => pattern.test(noted))?.[1] ?? 'other'
