import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { format } from '#kernel/messages.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { CheckoutFrameData } from './checkout.ts'

type StepsProps = Pick<CheckoutFrameData, 'step' | 'steps'>

function Mark({ at, isPast, isHere }: { at: number; isPast: boolean; isHere: boolean }) {
  const look = isHere ? 'border-ink bg-ink text-paper' : 'border-soft-ink text-soft-ink'
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-sm ${look}`}
    >
      {isPast ? <Check strokeWidth={2.5} className="size-4" /> : at}
    </span>
  )
}

/** The progress of the checkout, with links back to completed steps. */
export function CheckoutSteps({ step, steps }: StepsProps) {
  const messages = useCheckoutMessages().steps
  const here = steps.findIndex(({ name }) => name === step)
  return (
    <nav aria-label={messages.label}>
      <p className="mb-2 font-semibold text-sm text-soft-ink md:hidden">
        {format(messages.here, { at: here + 1, of: steps.length })}: {messages[step]}
      </p>
      <ol className="flex gap-2 md:gap-6">
        {steps.map(({ name, isOpen }, at) => {
          const isHere = name === step
          const label = <span className="max-md:sr-only">{messages[name]}</span>
          const content = (
            <>
              <Mark at={at + 1} isPast={at < here} isHere={isHere} />
              {label}
            </>
          )
          const look = `flex min-h-11 min-w-11 items-center gap-2 ${isHere ? 'font-bold' : 'text-soft-ink'}`
          return (
            <li key={name} aria-current={isHere ? 'step' : undefined}>
              {isOpen && !isHere ? (
                <Link to={stepPaths[name]} className={`${look} underline-offset-4 hover:underline`}>
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
