import { type ReactNode, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button, buttonClass } from '#design/button.tsx'
import { Notice } from '#design/notice.tsx'
import type { FormInput } from '#shop/checkout/form-checks.rules.ts'
import { FormState } from '#shop/checkout/ui/form-state.tsx'
import { ProblemSummary } from '#shop/checkout/ui/problem-summary.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { StepResult } from '../checkout.ts'
import { EnterButton } from './enter-button.tsx'
import { useFormAutosave } from './form-autosave.ts'
import { type Recheck, useOpenProblems } from './use-open-problems.ts'

interface CheckoutFormProps {
  /** The storage key of what is not sent yet. */
  readonly name: string
  readonly input: FormInput
  readonly result: StepResult | undefined
  readonly next?: string
  readonly back?: string
  /** Validates the fields as they are entered, once the server has found problems. */
  readonly recheck?: Recheck
  readonly children: ReactNode
}

const noProblems: NonNullable<StepResult['problems']> = []

interface Held {
  /** The URL of the last navigation. */
  readonly key: string
  /** The navigation with which the form was opened. */
  readonly fresh: string
  readonly result: StepResult | undefined
}

const isSame = (one: Held, other: Held) => one.key === other.key && one.result === other.result

/**
 * Another URL, or a new navigation to the same one, resets the form. Results, and reloaded prices, which
 * make the router drop the result, leave the entered fields and the messages.
 */
function useHeldForm(options: StepResult | undefined): Held {
  const { key } = useLocation()
  const [held, setHeld] = useState<Held>({ key, fresh: key, result: options })
  const isArrival = options === undefined && held.key !== key
  const next: Held = isArrival
    ? { key, fresh: key, result: undefined }
    : { key, fresh: held.fresh, result: options ?? held.result }
  if (!isSame(held, next)) setHeld(next)
  return next
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { fresh, result } = useHeldForm(props.result)
  return <StepForm key={fresh} {...props} result={result} />
}

/** The form of a step: shown as it was sent, validated by the server; Enter submits its first button. */
function StepForm(props: CheckoutFormProps) {
  const { name, input, result, next, back, children } = props
  const messages = useCheckoutMessages()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  useFormAutosave(form, name, result)
  const sent = result?.problems ?? noProblems
  const problems = useOpenProblems(form, sent, props.recheck)
  return (
    <Form ref={form} id={name} method="post" noValidate className="grid gap-6">
      <EnterButton label={next ?? messages.next} />
      <FormState input={result?.input ?? input} problems={problems} sent={sent}>
        <ProblemSummary />
        {children}
      </FormState>
      <Notice isBad text={result?.isLost && messages.failed} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="sun"
          aria-busy={isSending}
          className="min-h-12 grow md:grow-0 md:px-10"
        >
          {isSending ? messages.sending : (next ?? messages.next)}
        </Button>
        {back && (
          <Link to={back} className={buttonClass('quiet')}>
            {messages.back}
          </Link>
        )}
      </div>
    </Form>
  )
}
