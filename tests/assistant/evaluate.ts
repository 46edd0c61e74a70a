import fs from 'node:fs'
import { assess, type Dialogue, type Reply } from './assess.ts'

export type Ask = (request: {
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly locale: 'es' | 'en'
  readonly destination: 'cuba' | 'usa'
}) => Promise<Reply>

export interface AssessedTurn {
  readonly user: string
  readonly reply: Reply
  readonly faults: readonly string[]
}
export interface AssessedDialogue {
  readonly dialogue: Dialogue
  readonly turns: readonly AssessedTurn[]
  readonly isRight: boolean
}

export const dialoguesIn = (file: string): Dialogue[] =>
  (JSON.parse(fs.readFileSync(file, 'utf8')) as { dialogues: Dialogue[] }).dialogues

/** Every turn is sent with all that was written before it, the assistant's own answers included. */
export async function evaluate(ask: Ask, dialogue: Dialogue): Promise<AssessedDialogue> {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const turns: AssessedTurn[] = []
  const { locale, destination } = dialogue
  for (const { user, expect } of dialogue.turns) {
    messages.push({ role: 'user', content: user })
    const reply = await ask({ messages, locale, destination })
    turns.push({ user, reply, faults: assess(expect, reply) })
    messages.push({ role: 'assistant', content: reply.text })
  }
  return { dialogue, turns, isRight: turns.every(({ faults }) => faults.length === 0) }
}

export interface Share {
  readonly name: string
  readonly count: number
  readonly right: number
}

/** How many dialogues of each class are right in every turn, and of all. */
export function shares(assessed: readonly AssessedDialogue[]): Share[] {
  const classes = [...Map.groupBy(assessed, ({ dialogue }) => dialogue.class), ['total', assessed]]
  return (classes as [string, AssessedDialogue[]][]).map(([name, list]) => ({
    name,
    count: list.length,
    right: list.filter(({ isRight }) => isRight).length,
  }))
}
