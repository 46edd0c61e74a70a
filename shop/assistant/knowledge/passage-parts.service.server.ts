import { format } from '#kernel/messages.ts'
import { cents } from '#kernel/money.ts'
import type { Part } from '../replies/answer.rules.ts'
import { link, list, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { knownAbout } from '../tools/knowledge-tools.service.server.ts'
import { readable } from '../understanding/folding.rules.ts'
import { budgetIn } from '../understanding/money/budget.rules.ts'

/** The sum that a question about paying names. */
function sumIn(question: string) {
  const sum = budgetIn(readable(question)).budget?.max ?? null
  return sum === null ? null : cents(Math.round(sum * 100))
}

/** A passage: the short answer first, the shop's own sentences, and where they stand. */
export async function passageParts(reply: ReplyContext, id: string): Promise<Part[]> {
  const known = await knownAbout(reply, id, id === 'payments' ? sumIn(reply.question) : null)
  if (!known) return []
  const { lead, lines, title, href } = known
  return [
    ...(lead === '' ? [] : [text(lead)]),
    ...(lines.length === 1 && lines[0] && lead === ''
      ? [text(lines[0])]
      : lines.length > 0
        ? [list(lines)]
        : []),
    link(
      title === '' ? reply.messages.policy.read : format(reply.messages.policy.more, { title }),
      href,
    ),
  ]
}
