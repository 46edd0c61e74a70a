import { formatDate } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import type { Ctx } from '#platform/ctx.ts'
import { examineKeptDay } from '../../accounting/day-books.service.server.ts'
import type { Finding } from '../test-result.rules.ts'
import { findingWords } from '../words.server.ts'

/** Reckons a day of the books anew, another one each time. */
export async function booksKept(ctx: Ctx): Promise<Finding> {
  const words = findingWords(ctx)
  const examined = await examineKeptDay(ctx)
  if (!examined) return { status: 'success', message: words.noDayKept }
  const day = formatDate(`${examined.day}T17:00:00Z`, ctx.locale, 'PPP')
  return examined.isRight
    ? { status: 'success', message: fill(words.dayKeptRight, { day }) }
    : { status: 'error', message: fill(words.dayKeptWrong, { day }) }
}
