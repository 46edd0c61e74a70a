import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useChatMessages } from '#shop/assistant/ui/use-messages.ts'

const everyMs = 4_000

interface BubbleProps {
  readonly onAsk: (question: string) => void
  readonly onDismiss: () => void
}

/** An example question, a new one every four seconds; it pauses under the pointer or with the focus. */
export function AssistantBubble({ onAsk, onDismiss }: BubbleProps) {
  const messages = useChatMessages()
  const samples = Object.values(messages.samples)
  const [shown, setShown] = useState(0)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => setShown((at) => (at + 1) % samples.length), everyMs)
    return () => clearInterval(timer)
  }, [isHeld, samples.length])
  useEffect(() => {
    const escaped = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss()
    addEventListener('keydown', escaped)
    return () => removeEventListener('keydown', escaped)
  }, [onDismiss])
  const sample = samples[shown] ?? ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops turning
    <div
      data-bubble=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="absolute right-14 bottom-0 flex w-72 items-start rounded-card border border-line bg-raised shadow-card max-lg:right-2 max-lg:bottom-14"
    >
      <button
        type="button"
        onClick={() => onAsk(sample)}
        className="min-h-12 flex-1 cursor-pointer px-4 py-3 text-left text-ink text-sm"
      >
        <span className="sr-only">{messages.bubble.label}: </span>
        {sample}
      </button>
      <button
        type="button"
        aria-label={messages.bubble.dismiss}
        onClick={onDismiss}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-sunk"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
    </div>
  )
}
