import { X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import type { Part } from '#shop/assistant/replies/answer.rules.ts'
import { useChatMessages } from '#shop/assistant/ui/use-messages.ts'
import {
  maxQuestionLength,
  shortestQuestion,
} from '#shop/assistant/understanding/question.rules.ts'
import { useLateModal } from '#web/shell/layout/use-deferred-modal.ts'
import { AssistantAnswer } from './assistant-answer.tsx'
import { AssistantBubble } from './assistant-bubble.tsx'
import { Chip, chipsIn, KnownChips } from './assistant-known.tsx'
import { OfflineAnswer, useSavedForOffline } from './assistant-offline.tsx'
import {
  ask,
  forgetConversation,
  removeKnown,
  resumeConversation,
  retry,
  useTranscript,
} from './assistant-store.ts'
import type { Exchange } from './assistant-transcript.ts'

/** What the button needs once somebody comes near, in one file. */
export const chatParts = { Bubble: AssistantBubble, ask, resumeConversation }

function State({ exchange }: { exchange: Exchange }) {
  const messages = useChatMessages()
  const { state, turn, minutes } = exchange
  if (state === 'done') return null
  if (state === 'failed')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{messages.failed}</p>
        <Button onClick={() => retry(turn)}>{messages.retry}</Button>
      </div>
    )
  const text = {
    asking: messages.asking,
    queued: messages.queued,
    tooMany: format(messages.tooMany, { minutes }),
  }
  return <p className="text-soft-ink">{text[state]}</p>
}

/** The draft in the paragraphs that the answer will have. */
const shownParts = ({ parts, draft = '' }: Exchange): readonly Part[] =>
  parts.length > 0 || draft === ''
    ? parts
    : draft.split('\n').map((text) => ({ kind: 'text', text }))

function OneExchange({ exchange }: { exchange: Exchange }) {
  const messages = useChatMessages()
  return (
    <li className="grid scroll-mt-16 gap-3">
      <p className="justify-self-end rounded-card bg-sunk px-4 py-2 font-semibold [overflow-wrap:anywhere]">
        <span className="sr-only">{messages.you}: </span>
        {exchange.question}
      </p>
      <AssistantAnswer parts={shownParts(exchange)} />
      <State exchange={exchange} />
      {exchange.state === 'queued' && <OfflineAnswer question={exchange.question} />}
    </li>
  )
}

/** What is remembered after the last answer; each can be removed. */
function Known({ exchange }: { exchange: Exchange }) {
  const messages = useChatMessages()
  const removed = exchange.removed ?? []
  const chips = chipsIn(exchange.parts).filter(({ name }) => !removed.includes(name))
  if (exchange.state !== 'done' || chips.length === 0) return null
  return (
    <KnownChips chips={chips} title={messages.chips.title}>
      {({ name, label }) => (
        <Chip
          label={label}
          hint={format(messages.chips.remove, { label })}
          onClick={() => removeKnown(exchange.turn, name)}
        />
      )}
    </KnownChips>
  )
}

function Samples() {
  const messages = useChatMessages()
  return (
    <div className="grid justify-items-start gap-2">
      <p>{messages.lead}</p>
      <p className="font-semibold">{messages.samplesTitle}</p>
      {Object.values(messages.samples).map((sample) => (
        <Button key={sample} onClick={() => ask(sample)} className="text-left">
          {sample}
        </Button>
      ))}
    </div>
  )
}

/**
 * Sets the attribute with which the dialog focuses the field, which React does not write. Not on
 * phones, where the keyboard would cover the examples.
 */
function askFirst(field: HTMLInputElement | null): void {
  if (matchMedia('(pointer: fine)').matches) field?.setAttribute('autofocus', '')
}

function Question() {
  const messages = useChatMessages()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('question')
    if (!(field instanceof HTMLInputElement) || field.value.trim().length < shortestQuestion) return
    ask(field.value)
    event.currentTarget.reset()
  }
  return (
    <form
      onSubmit={submit}
      className="sticky bottom-0 grid gap-2 border-t border-line bg-paper px-4 py-3 md:px-6"
    >
      <label htmlFor={id} className="font-semibold text-sm">
        {messages.question}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="question"
          ref={askFirst}
          required
          minLength={shortestQuestion}
          maxLength={maxQuestionLength}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={messages.placeholder}
          className="min-h-12 min-w-0 flex-1 rounded-field border border-soft-ink bg-paper px-3"
        />
        <Button type="submit" look="sun">
          {messages.send}
        </Button>
      </div>
    </form>
  )
}

function Conversation() {
  const messages = useChatMessages()
  const { exchanges } = useTranscript()
  const last = useRef<HTMLDivElement>(null)
  const count = exchanges.length
  const grown = exchanges.at(-1)?.parts.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes into sight
  useEffect(() => {
    if (count > 0)
      last.current?.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [count, grown])
  return (
    <div className="flex-1 px-4 py-4 md:px-6">
      <div role="log" aria-label={messages.conversation} ref={last}>
        {count === 0 ? (
          <Samples />
        ) : (
          <ol className="grid gap-6">
            {exchanges.map((exchange) => (
              <OneExchange key={exchange.turn} exchange={exchange} />
            ))}
          </ol>
        )}
      </div>
      {exchanges.at(-1) && <Known exchange={exchanges.at(-1) as Exchange} />}
      <p className="mt-6 text-sm text-soft-ink">{messages.honest}</p>
      {count > 0 && (
        <Button onClick={forgetConversation} className="mt-3">
          {messages.clear}
        </Button>
      )}
    </div>
  )
}

interface ChatProps {
  readonly onClose: () => void
  /** Called when a link to another page is followed. */
  readonly onLeave: () => void
}

/** The conversation over the page; it closes when a link in it is followed. */
export function AssistantChat({ onClose, onLeave }: ChatProps) {
  const messages = useChatMessages()
  const { isModal: _, ...dialog } = useLateModal(onClose)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onLeave()
  }, [key, onLeave])
  useEffect(resumeConversation, [])
  useSavedForOffline()
  return (
    <dialog {...dialog} aria-labelledby="asistente-abierto" className="cart-panel">
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper py-2 pr-2 pl-4 md:pl-6">
          <h2 id="asistente-abierto" className="text-xl font-bold">
            {messages.title}
          </h2>
          <Button look="quiet" onClick={onClose}>
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {messages.close}
          </Button>
        </div>
        <Conversation />
        <Question />
      </div>
    </dialog>
  )
}
