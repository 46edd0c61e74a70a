import type { Asked } from '../conversation/conversation.rules.ts'
import type { TalkMessage } from './model-talk.rules.ts'

const spoken = ({ role, content }: Asked['earlier'][number]): TalkMessage => {
  if (role === 'assistant') return { role, text: content, calls: [] }
  return {
    role: 'user',
    text: role === 'removed' ? `(The visitor took back: ${content})` : content,
  }
}

/** Neighbours of one role are one message, as some services require. */
function together(messages: readonly TalkMessage[]): TalkMessage[] {
  const merged: TalkMessage[] = []
  for (const message of messages) {
    const last = merged.at(-1)
    const isSame = last?.role === message.role && last.role !== 'tools' && message.role !== 'tools'
    if (isSame) merged[merged.length - 1] = { ...last, text: `${last.text}\n${message.text}` }
    else merged.push(message)
  }
  return merged
}

/** The whole conversation, from the visitor's first message; the question with what is known so far. */
export function talkOf({ question, earlier }: Asked, known: readonly string[]): TalkMessage[] {
  const from = earlier.findIndex(({ role }) => role === 'user')
  const before = from < 0 ? [] : earlier.slice(from).filter(({ content }) => content.trim() !== '')
  const last = JSON.stringify({ question, ...(known.length > 0 && { known_so_far: known }) })
  return together([...before.map(spoken), { role: 'user', text: last }])
}

/** What the visitor wrote, whose figures may be named again. */
export const visitorsText = ({ question, earlier }: Asked): string =>
  [...earlier.flatMap(({ role, content }) => (role === 'user' ? content : [])), question].join('\n')
