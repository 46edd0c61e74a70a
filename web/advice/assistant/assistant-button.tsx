import { Bot } from 'lucide-react'
import {
  lazy,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import type { AssistantBubble } from './assistant-bubble.tsx'
import { hasQueued } from './assistant-queued.ts'

const loadChat = () => import('./assistant-chat.tsx')
/** Loaded when a finger or a pointer comes near: the first page carries the button only. */
const AssistantChat = lazy(async () => ({ default: (await loadChat()).AssistantChat }))

const hoverMs = 500
const openedKey = 'assistantOpened'
const dismissedKey = 'assistantBubble'
const isQuiet = () => (readStored(openedKey) ?? readStored(dismissedKey, 'sessionStorage')) !== null

/** True once the pointer has rested for half a second, unless the chat was opened before. */
function useSuggestion() {
  const [isShown, setShown] = useState(false)
  const [Bubble, setBubble] = useState<typeof AssistantBubble | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const enter = ({ pointerType }: PointerEvent) => {
    const loading = loadChat()
    if (pointerType !== 'mouse' || isQuiet()) return
    loading.then(
      (loaded) => setBubble(() => loaded.chatParts.Bubble),
      () => {},
    )
    timer.current = setTimeout(() => setShown(true), hoverMs)
  }
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(false)
  }, [])
  return {
    Bubble: isShown ? Bubble : null,
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
  const { Bubble, hide, hover } = useSuggestion()
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
  }
  const dismiss = () => {
    storeItem(dismissedKey, 'dismissed', 'sessionStorage')
    hide()
  }
  const ask = async (question: string) => {
    open()
    ;(await loadChat()).chatParts.ask(question)
  }
  useEffect(() => {
    if (hasQueued()) void loadChat().then((chat) => chat.chatParts.resumeConversation())
  }, [])
  const pressed = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
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
        <span className={Bubble ? `${labelClass} lg:invisible` : labelClass}>{label}</span>
      </Link>
      {Bubble && <Bubble onAsk={(question) => void ask(question)} onDismiss={dismiss} />}
      {isOpen && (
        <Suspense fallback={null}>
          <AssistantChat onClose={close} onLeave={leave} />
        </Suspense>
      )}
    </div>
  )
}
