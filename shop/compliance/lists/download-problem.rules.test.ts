import { expect, test } from 'vitest'
import { downloadProblem } from './download-problem.rules.ts'

test.each([
  ['answered 503', 'answered'],
  ['Error: the file is larger than any list', 'too_large'],
  ['what was sent is no list that is known', 'no_list'],
  ['refused: much_smaller', 'refused'],
  ['waits for another file of its list', 'incomplete'],
  ['TimeoutError: The operation was aborted due to timeout', 'silent'],
  ['Error: connect ECONNREFUSED 127.0.0.1:9', 'unreachable'],
  ['Error: getaddrinfo ENOTFOUND listas.invalid', 'unreachable'],
  ['SocketError: other side closed', 'unreachable'],
  ['something new', 'other'],
])('%s is %s', (noted, kind) => expect(downloadProblem(noted)).toBe(kind))
