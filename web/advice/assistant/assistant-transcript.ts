import { conversationMs } from '#shop/assistant/conversation/conversation.rules.ts'
import type { Part } from '#shop/assistant/replies/answer.rules.ts'
import { maxExchanges } from '#shop/assistant/understanding/question.rules.ts'
import { dropStored, readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { transcriptKey } from './assistant-queued.ts'

export type ExchangeState = 'asking' | 'queued' | 'done' | 'failed' | 'tooMany'
export interface Exchange {
  readonly turn: string
  readonly question: string
  readonly parts: readonly Part[]
  /** What a model has written so far and was checked; shown until the parts arrive. */
  readonly draft?: string
  readonly state: ExchangeState
  readonly minutes: number
  readonly at: number
  /** Facts that the visitor removed after this answer. */
  readonly removed?: readonly string[]
}
export interface Transcript {
  readonly conversation: string
  readonly exchanges: readonly Exchange[]
}

/** An unguessable id; pages without TLS have no randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

const isExchange = (value: unknown): value is Exchange => {
  const { turn, question, parts, at } = (value ?? {}) as Partial<Exchange>
  return (
    typeof turn === 'string' &&
    typeof question === 'string' &&
    typeof at === 'number' &&
    Array.isArray(parts)
  )
}

const nothing = (): Transcript => ({ conversation: newId(), exchanges: [] })

/** The open conversation of this browser; it ends after thirty minutes without a question. */
export function readTranscript(now: number): Transcript {
  try {
    const stored = JSON.parse(readStored(transcriptKey) ?? 'null') as Partial<Transcript> | null
    if (!stored || typeof stored.conversation !== 'string' || !Array.isArray(stored.exchanges))
      return nothing()
    const exchanges = (stored.exchanges as unknown[]).filter(isExchange)
    const isOver = now - (exchanges.at(-1)?.at ?? 0) >= conversationMs
    if (!isOver) return { conversation: stored.conversation, exchanges }
    dropStored(transcriptKey)
    return nothing()
  } catch {
    return nothing()
  }
}

export function storeTranscript({ conversation, exchanges }: Transcript): void {
  if (exchanges.length === 0) dropStored(transcriptKey)
  else
    storeItem(
      transcriptKey,
      JSON.stringify({ conversation, exchanges: exchanges.slice(-maxExchanges) }),
    )
}
