import { Bot } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import type { AssistantBubble } from './assistant-bubble.tsx'
import type { AssistantChat } from './assistant-chat.tsx'
import { hasQueued } from './assistant-queued.ts'

const loadChat = () => import('./assistant-chat.tsx')

const hoverMs = 500
const openedKey = 'assistantOpened'
const dismissedKey = 'assistantBubble'
const isQuiet = () => (readStored(openedKey) ?? readStored(dismissedKey, 'sessionStorage')) !== null

/**
 * The chat, fetched when a finger or a pointer comes near: the first page carries the button only. Held as a value, since
 * React shows what it suspended for no sooner than 300 ms later.
 */
function useChat() {
  const [parts, setParts] = useState<{
    readonly Chat: typeof AssistantChat
    readonly Bubble: typeof AssistantBubble
  } | null>(null)
  const load = useCallback(async () => {
    const { AssistantChat: Chat, chatParts } = await loadChat()
    setParts({ Chat, Bubble: chatParts.Bubble })
    return chatParts
  }, [])
  return { ...parts, load }
}

/** True once the pointer has rested for half a second, unless the chat was opened before. */
function useSuggestion(load: () => Promise<unknown>) {
  const [isShown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = ({ pointerType }: PointerEvent) => {
    load().catch(() => {})
    if (pointerType !== 'mouse' || isQuiet()) return
    timer.current = setTimeout(() => setShown(true), hoverMs)
  }
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(false)
  }, [])
  return {
    isShown,
    hide,
    hover: { onPointerEnter: enter, onPointerLeave: leave },
  }
}

interface AssistantButtonProps {
  readonly label: string
  readonly className: string
  readonly labelClass: string
}

/** Opens the chat; without scripts it links to the assistant's page. */
export function AssistantButton({ label, className, labelClass }: AssistantButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { Chat, Bubble, load } = useChat()
  const { isShown, hide, hover } = useSuggestion(load)
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  const leave = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    requestAnimationFrame(() => link.current?.focus({ preventScroll: true }))
  }, [])
  const open = () => {
    storeItem(openedKey, '1')
    hide()
    setOpen(true)
    return load()
  }
  const dismiss = () => {
    storeItem(dismissedKey, 'dismissed', 'sessionStorage')
    hide()
  }
  const ask = async (question: string) => {
    const { ask: send } = await open()
    send(question)
  }
  useEffect(() => {
    if (hasQueued()) void loadChat().then((chat) => chat.chatParts.resumeConversation())
  }, [])
  const pressed = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open().catch(() => navigate('/asistente'))
  }
  return (
    <div className="relative flex flex-1 lg:flex-none">
      <Link
        ref={link}
        to="/asistente"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={pressed}
        className={className}
        {...hover}
      >
        <Bot aria-hidden="true" strokeWidth={1.75} className="size-5 lg:size-6" />
        <span className={isShown && Bubble ? `${labelClass} lg:invisible` : labelClass}>
          {label}
        </span>
      </Link>
      {isShown && Bubble && <Bubble onAsk={(question) => void ask(question)} onDismiss={dismiss} />}
      {isOpen && Chat && <Chat onClose={close} onLeave={leave} />}
    </div>
  )
}
