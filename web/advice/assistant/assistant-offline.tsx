import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import type { Part } from '#shop/assistant/replies/answer.rules.ts'
import { useChatMessages } from '#shop/assistant/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { AssistantAnswer } from './assistant-answer.tsx'

const loadOffline = () => import('./offline-answer.ts')

const afterOpeningMs = 1_000
/** The guide, the calculator and what answers from them are saved once the chat was opened. */
export const useSavedForOffline = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => {
      loadOffline().then(
        ({ saveForOffline }) => saveForOffline(),
        () => {},
      )
    }, afterOpeningMs)
    return () => clearTimeout(timer)
  }, [])

/** Without a connection: what the guide and the calculator answer, or what still opens. */
export function OfflineAnswer({ question }: { readonly question: string }) {
  const messages = useChatMessages()
  const locale = useLocale()
  const { destination } = useShop()
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    loadOffline()
      .then(({ answerOffline }) => answerOffline(question, { locale, destination }))
      .then(setParts, () => {})
  }, [question, locale, destination])
  if (parts.length > 0)
    return (
      <div className="grid gap-3">
        <p className="text-soft-ink">{messages.offlineKnows}</p>
        <AssistantAnswer parts={parts} />
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2 text-soft-ink">
      <p>{messages.offline}</p>
      <Link to="/guia-instalacion" className="underline">
        {messages.offlineGuide}
      </Link>
      <Link to="/calculadora-solar" className="underline">
        {messages.offlineCalculator}
      </Link>
    </div>
  )
}
