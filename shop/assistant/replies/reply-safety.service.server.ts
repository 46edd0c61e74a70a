import { format } from '#kernel/messages.ts'
import { safety } from '../messages/messages.ts'
import { chapterOfDanger } from '../safety/chapters.rules.ts'
import { hasSymptoms } from '../safety/emergency.rules.ts'
import { chapterOf } from '../tools/policy-tools.service.server.ts'
import { noteText } from './facts.rules.ts'
import {
  human,
  link,
  type Reply,
  type ReplyContext,
  text,
  warning,
} from './reply-context.service.server.ts'

function chapterLink(
  reply: ReplyContext,
  id: (typeof chapterOfDanger)[keyof typeof chapterOfDanger],
) {
  const chapter = chapterOf(reply, id)
  return link(format(safety[reply.ctx.locale].chapter, { title: chapter.title }), chapter.href)
}

/** What to do now; nothing is sold in this answer. */
export const emergencyReply: Reply = async (reply, { read, state }) => {
  const kind = read.emergency ?? 'fire'
  const messages = safety[reply.ctx.locale]
  const numbers = messages.numbers[state.destination ?? reply.ctx.destination]
  const isDizzy = kind === 'generator' && hasSymptoms(read.text)
  const instruction = format(
    isDizzy ? `${messages.dizzy} ${messages[kind]}` : messages[kind],
    numbers,
  )
  noteText(reply.facts, instruction)
  return [warning(instruction), chapterLink(reply, chapterOfDanger[kind]), human(reply)]
}

/** What to do with equipment after an emergency. */
export const emergencyAfterReply: Reply = async (reply) => {
  const { after } = safety[reply.ctx.locale]
  noteText(reply.facts, after)
  return [text(after), chapterLink(reply, 'reciclar'), human(reply)]
}

/** Why a plan must not be carried out. */
export const dangerReply: Reply = async (reply, { read }) => {
  const kind = read.forbidden ?? 'live'
  const instruction = safety[reply.ctx.locale].plans[kind]
  noteText(reply.facts, instruction)
  return [warning(instruction), chapterLink(reply, chapterOfDanger[kind]), human(reply)]
}
