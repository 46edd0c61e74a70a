import { useEffect, useRef } from 'react'
import { correctedFields } from '#shop/emails/order-email.rules.ts'
import { type OrderAction, orderActions } from '#shop/orders/steps/next-step.rules.ts'
import { useOrderStepMessages } from '#shop/orders/ui/use-messages.ts'

export const isAction = (name: string | undefined): name is OrderAction =>
  orderActions.some((action) => action === name)

/** The action whose dialog is open; one that the order took away meanwhile stays, for what was typed into it. */
export function useOpenAction(actions: readonly OrderAction[], asked: string | undefined) {
  const last = useRef<OrderAction>(undefined)
  const possible = actions.find((action) => action === asked)
  const gone = isAction(asked) && last.current === asked ? asked : undefined
  useEffect(() => {
    last.current = possible ?? gone
  })
  return { open: possible ?? gone, isGone: possible === undefined && gone !== undefined }
}

/** Above a form that is of no use any more. */
export function GoneAction() {
  const { gone } = useOrderStepMessages()
  return (
    <p role="alert" className="border-bad border-l-4 bg-sunk px-3 py-2 font-semibold text-sm">
      {gone.text}
    </p>
  )
}

const typed = [
  ...(['reason', 'answer', 'receivedBy', 'carrier', 'code', 'filing', 'reference'] as const),
  ...correctedFields,
]

/** What was typed into a form that is not there any more, to be copied. */
export function TypedTexts({ entered }: { entered: Readonly<Record<string, string>> }) {
  const { gone } = useOrderStepMessages()
  const texts = typed.map((name) => entered[name] ?? '').filter((text) => text !== '')
  if (texts.length === 0) return null
  return (
    <div className="rounded-card border border-line bg-raised p-3 text-sm">
      <p className="text-soft-ink">{gone.typed}</p>
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere select-all font-semibold">
          {text}
        </p>
      ))}
    </div>
  )
}
