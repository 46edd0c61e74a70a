import { format } from '#kernel/messages.ts'
import type { Part } from '../replies/answer.rules.ts'
import { link, list, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { knownAbout } from '../tools/knowledge-tools.service.server.ts'

/** A passage: the short answer first, the shop's own sentences, and where they stand. */
export async function passageParts(reply: ReplyContext, id: string): Promise<Part[]> {
  const known = await knownAbout(reply, id)
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
