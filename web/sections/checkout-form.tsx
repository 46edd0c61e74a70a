import { type ReactNode, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button, buttonClass } from '#design/button.tsx'
import type { Typed } from '#shop/checkout/typed.rules.ts'
import { ProblemSummary } from '#shop/checkout/ui/problem-summary.tsx'
import { TypedFields } from '#shop/checkout/ui/typed-form.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import type { StepAnswer } from '../checkout.ts'
import { useKeptTyping } from '../kept-typing.ts'

interface CheckoutFormProps {
  /** Under this name the browser keeps what is not sent yet. */
  readonly name: string
  readonly typed: Typed
  readonly answer: StepAnswer | undefined
  readonly next?: string
  readonly back?: string
  readonly children: ReactNode
}

const noProblems: NonNullable<StepAnswer['problems']> = []

interface Held {
  /** The address as it was last arrived at. */
  readonly key: string
  /** The arrival with which the form began. */
  readonly fresh: string
  readonly answer: StepAnswer | undefined
}

const isSame = (one: Held, other: Held) => one.key === other.key && one.answer === other.answer

/**
 * Another address, or the same arrived at anew, begins the form again. An answer, and prices that
 * come anew, which make the router forget the answer, leave what is being typed and what was said.
 */
function useHeldForm(given: StepAnswer | undefined): Held {
  const { key } = useLocation()
  const [held, setHeld] = useState<Held>({ key, fresh: key, answer: given })
  const isArrival = given === undefined && held.key !== key
  const next: Held = isArrival
    ? { key, fresh: key, answer: undefined }
    : { key, fresh: held.fresh, answer: given ?? held.answer }
  if (!isSame(held, next)) setHeld(next)
  return next
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { fresh, answer } = useHeldForm(props.answer)
  return <StepForm key={fresh} {...props} answer={answer} />
}

/** The form of a step: shown as it was sent, judged by the shop, sent by its first button with Enter too. */
function StepForm({ name, typed, answer, next, back, children }: CheckoutFormProps) {
  const messages = useCheckoutMessages()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  useKeptTyping(form, name, answer)
  return (
    <Form ref={form} id={name} method="post" noValidate className="grid gap-6">
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {next ?? messages.next}
      </button>
      <TypedFields typed={answer?.typed ?? typed} problems={answer?.problems ?? noProblems}>
        {answer?.isLost && (
          <p
            role="alert"
            className="rounded-card border border-line border-l-4 border-l-bad bg-raised p-4"
          >
            {messages.failed}
          </p>
        )}
        <ProblemSummary />
        {children}
      </TypedFields>
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
