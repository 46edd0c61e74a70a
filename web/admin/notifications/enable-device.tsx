import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { useNotificationMessages } from '#shop/notifications/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { type SubscribeProblem, subscribe } from './subscribe.ts'

const fieldNames = ['endpoint', 'p256dh', 'auth']

/** Subscribes this browser; only its button asks for the permission. */
export function EnableDevice({ publicKey }: { publicKey: string }) {
  const messages = useNotificationMessages().devices
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useHydrated()
  const [problem, setProblem] = useState<SubscribeProblem | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const enable = async () => {
    setIsWorking(true)
    setProblem(null)
    const result = await subscribe(publicKey)
    setIsWorking(false)
    if (!result.ok) return setProblem(result.problem)
    for (const [name, value] of Object.entries(result.fields)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    form.current?.requestSubmit()
  }
  if (!isAlive)
    return (
      <noscript>
        <p className="text-soft-ink">{messages.withoutScripts}</p>
      </noscript>
    )
  return (
    <PanelForm ref={form} countsWork={false} className="grid gap-3">
      <input type="hidden" name="intent" value="add" />
      {fieldNames.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <Notice isBad text={problem && messages.problems[problem]} />
      <Button className="justify-self-start" disabled={isWorking} onClick={() => void enable()}>
        {isWorking ? messages.enabling : messages.enable}
      </Button>
    </PanelForm>
  )
}
