import { useSyncExternalStore } from 'react'
import { conversationMs, type Message } from '#shop/assistant/conversation/conversation.rules.ts'
import { writtenIn } from '#shop/assistant/replies/part-text.rules.ts'
import { masked } from '#shop/assistant/understanding/masking.rules.ts'
import { cartToSend } from './assistant-cart.ts'
import {
  type Exchange,
  newId,
  readTranscript,
  storeTranscript,
  type Transcript,
} from './assistant-transcript.ts'
import { sendTurn } from './assistant-transport.ts'

const listeners = new Set<() => void>()
let transcript: Transcript | null = null
const beginning: Transcript = { conversation: '', exchanges: [] }

const current = (): Transcript => {
  if (!transcript) {
    transcript = readTranscript(Date.now())
    expireLater(transcript)
  }
  return transcript
}

let expiry: ReturnType<typeof setTimeout> | undefined
/** Nothing stays on the screen or in the browser after the conversation is over. */
function expireLater({ exchanges }: Transcript): void {
  clearTimeout(expiry)
  const last = exchanges.at(-1)
  if (last) expiry = setTimeout(forgetConversation, last.at + conversationMs - Date.now())
}

function change(next: Transcript): void {
  transcript = next
  storeTranscript(next)
  expireLater(next)
  for (const listener of listeners) listener()
}

function update(turn: string, changed: Partial<Exchange>): void {
  const { conversation, exchanges } = current()
  const next = exchanges.map((one) => (one.turn === turn ? { ...one, ...changed } : one))
  change({ conversation, exchanges: next })
}

const exchangeOf = (turn: string): Exchange | undefined =>
  current().exchanges.find((one) => one.turn === turn)

const messagesOf = ({ question, parts, removed = [] }: Exchange): Message[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: writtenIn(parts) },
  ...removed.map((name): Message => ({ role: 'removed', content: name })),
]

const maxDrops = 5
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const isLite = () => document.body.classList.contains('lite-mode')

/** Loads the missing part of a response; true when it is complete. */
async function askOn(turn: string): Promise<boolean> {
  const { conversation, exchanges } = current()
  const at = exchanges.findIndex((one) => one.turn === turn)
  const exchange = exchanges[at]
  if (!exchange) return true
  const earlier = exchanges.slice(0, at).flatMap(messagesOf)
  const requested = { turn, conversation, question: exchange.question, earlier, cart: cartToSend() }
  const outcome = await sendTurn(
    requested,
    { from: exchange.parts.length, whole: isLite() },
    {
      part(part, place) {
        const parts = exchangeOf(turn)?.parts ?? []
        if (place === parts.length) update(turn, { parts: [...parts, part], draft: '' })
      },
      draft: (draft) => update(turn, { draft }),
    },
  )
  if (outcome.kind === 'done') update(turn, { state: 'done' })
  else if (outcome.kind === 'tooMany') update(turn, { state: 'tooMany', minutes: outcome.minutes })
  else update(turn, { state: 'failed', draft: '' })
  return true
}

const underWay = new Set<string>()

/** Sends the question until it is answered; without a connection it stays queued. */
async function pursue(turn: string): Promise<void> {
  if (underWay.has(turn)) return
  underWay.add(turn)
  try {
    for (let drops = 0; drops < maxDrops; drops += 1) {
      if (!navigator.onLine) return update(turn, { state: 'queued' })
      update(turn, { state: 'asking', draft: '' })
      if (await askOn(turn).catch(() => false)) return
      await wait(500 * 2 ** drops)
    }
    update(turn, { state: navigator.onLine ? 'failed' : 'queued', draft: '' })
  } finally {
    underWay.delete(turn)
  }
}

/** Resumes interrupted responses. */
function goOn(): void {
  for (const { turn, state } of current().exchanges)
    if (state === 'queued' || state === 'asking') void pursue(turn)
}

if (typeof window !== 'undefined') addEventListener('online', goOn)

/** A conversation that is over is not continued, even in a page that stayed open. */
function openConversation(): Transcript {
  const last = current().exchanges.at(-1)
  const isOver = last !== undefined && Date.now() - last.at >= conversationMs
  return isOver ? { conversation: newId(), exchanges: [] } : current()
}

/** Takes away a remembered fact; the next question no longer counts with it. */
export function removeKnown(turn: string, name: string): void {
  const exchange = exchangeOf(turn)
  if (exchange) update(turn, { removed: [...(exchange.removed ?? []), name] })
}

export function ask(question: string): void {
  const turn = newId()
  const { conversation, exchanges } = openConversation()
  const requested = masked(question.trim())
  const exchange = {
    turn,
    question: requested,
    parts: [],
    state: 'asking',
    minutes: 0,
    at: Date.now(),
  } as const
  change({ conversation, exchanges: [...exchanges, exchange] })
  void pursue(turn)
}

export const retry = (turn: string): void => void pursue(turn)
export const forgetConversation = (): void => change({ conversation: newId(), exchanges: [] })
export const resumeConversation = goOn

export const useTranscript = (): Transcript =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => beginning,
  )
