import type { ReactNode } from 'react'
import { LinkedDialog } from '#design/forms/linked-dialog.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { hasText } from '#design/forms/staff-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { formatDate, parseDay } from '#kernel/time.ts'
import { emailsSeen } from '#shop/emails/emails-seen.rules.ts'
import { overtakesAnswer } from '../../lifecycle/delay.rules.ts'
import { isDeliveryState } from '../../lifecycle/order-state.rules.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import type { Balance } from './action-form.tsx'
import { DelayOpen } from './next-step.tsx'

type Entered = Readonly<Record<string, string>>

export interface EmailShown {
  readonly email: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

interface ConfirmActionProps {
  readonly order: Order
  readonly balance: Balance
  readonly entered: Entered
  readonly isByHand: boolean
  readonly emails: readonly EmailShown[]
  /** The buyer has not answered a delay notice. */
  readonly isDelayOpen: boolean
  readonly isOther?: boolean
}

/** The amount as it was understood. */
const amountOf = ({ amount = '' }: Entered): string => {
  const parsed = parseMoney(amount)
  return parsed === null ? amount : formatUsd(parsed)
}

function useRefundTexts({ order, balance, entered, isByHand }: ConfirmActionProps) {
  const { refundQuestion, confirm } = useOrderStepMessages()
  const { captured, refunded, left } = balance
  const values = {
    ...{ number: order.number, amount: amountOf(entered), method: order.methodName },
    ...{ captured: formatUsd(captured), refunded: formatUsd(refunded) },
    left: formatUsd(cents(Math.max(0, left - (parseMoney(entered.amount ?? '') ?? 0)))),
  }
  const how = isByHand ? confirm.byHand : confirm.byProvider
  return {
    title: format(refundQuestion.title, values),
    text: [refundQuestion.text, how].map((text) => format(text, values)).join(' '),
  }
}

const questions = ['release', 'hold', 'reject', 'cancel', 'delay', 'answer'] as const
const isQuestion = (intent = ''): intent is (typeof questions)[number] =>
  questions.some((question) => question === intent)

function useTexts(props: ConfirmActionProps) {
  const { order, entered } = props
  const refund = useRefundTexts(props)
  const { confirm, toReturn, nothingToReturn, undeliver, correct } = useOrderStepMessages()
  const { questions, deliveryStates } = useStaffOrderMessages()
  const { number } = order
  if (entered.intent === 'refund') return refund
  if (entered.intent === 'correct')
    return { title: format(correct.question, { number }), text: correct.text }
  if (entered.intent === 'undeliver')
    return { ...confirm.deliver, title: format(undeliver.question, { number }) }
  const question = isQuestion(entered.intent) ? questions[entered.intent] : null
  if (question && entered.intent === 'cancel') {
    const { left } = props.balance
    const money = left > 0 ? format(toReturn, { amount: formatUsd(left) }) : nothingToReturn
    return { title: format(question.title, { number }), text: `${question.text} ${money}` }
  }
  if (question) return { ...question, title: format(question.title, { number }) }
  const state = isDeliveryState(entered.to ?? '') ? deliveryStates[entered.to as never] : ''
  return { ...confirm.deliver, title: format(confirm.deliver.title, { number, state }) }
}

type FactsShown = readonly (readonly [string, string | false | undefined])[]

/** Those that there are, each beside its label. */
export function ShownFacts({ facts }: { facts: FactsShown }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-soft-ink">{name}</dt>
              <dd className="wrap-anywhere font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What was entered, by the labels of its fields. */
function Facts({ order, entered }: ConfirmActionProps) {
  const { actions, reason } = useStaffOrderMessages()
  const { confirm, receivedBy } = useOrderStepMessages()
  const isRefund = entered.intent === 'refund'
  const isToCuba = order.destination === 'cuba'
  const locale = useLocale()
  const dayOf = (input = '') =>
    entered.intent === 'delay' && input !== '' && formatDate(parseDay(input), locale, 'PP', 'UTC')
  const facts: FactsShown = [
    [actions.amount, isRefund && amountOf(entered)],
    [confirm.method, isRefund && order.methodName],
    [actions.reference, isRefund && entered.reference],
    [actions.carrier, entered.carrier],
    [actions.code, entered.to === 'handed_over' && (entered.code || confirm.noCode)],
    [actions.filing, isToCuba && [entered.basis, entered.filing].filter(Boolean).join(' ')],
    [receivedBy, entered.receivedBy],
    [actions.delayFrom, dayOf(entered.from)],
    [actions.delayTo, dayOf(entered.to)],
    [reason, entered.reason],
  ]
  return <ShownFacts facts={facts} />
}

/** Of an e-mail whose recipient and text are not for who looks: what it is about, and whom it is to. */
function EmailNamed({ email, subject }: Pick<EmailShown, 'email' | 'subject'>) {
  const { confirm } = useOrderStepMessages()
  const isToRecipient = email.startsWith('recipient_')
  return (
    <p className="wrap-anywhere rounded-card border border-line p-3 text-sm">
      {format(isToRecipient ? confirm.emailToRecipient : confirm.emailToBuyer, { subject })}
    </p>
  )
}

/** Those of several orders together stay folded when there are more: their button would be out of sight. */
const readAtOnce = 4

interface EmailsShownProps {
  readonly emails: readonly EmailShown[]
  /** Of several orders. */
  readonly isFolded?: boolean
}

/** What will be written, to be read before it is. */
export function EmailsShown({ emails, isFolded = false }: EmailsShownProps) {
  const { confirm } = useOrderStepMessages()
  return (
    <div className="grid gap-2">
      {emails.map(({ email, recipient, subject, text }, at) =>
        recipient === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: of several orders they look alike
          <EmailNamed key={at} email={email} subject={subject} />
        ) : (
          <details
            key={`${email} ${recipient}`}
            open={!isFolded && emails.length <= readAtOnce}
            className="rounded-card border border-line px-3 py-1"
          >
            <summary className="opens wrap-anywhere min-h-11 text-sm">
              {format(confirm.email, { to: recipient, subject })}
            </summary>
            <p className="wrap-anywhere max-h-64 overflow-y-auto whitespace-pre-line pb-2 text-sm">
              {text}
            </p>
          </details>
        ),
      )}
    </div>
  )
}

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly closeTo: string
  readonly entered: Entered
  readonly emails: readonly EmailShown[]
  readonly isGrave: boolean
  /** What was read before is not what would leave now. */
  readonly isOther?: boolean | undefined
  /** Named where fields among the children belong to its form. */
  readonly formId?: string
  /** What is at stake, above the e-mails. */
  readonly children?: ReactNode
}

/** The order has moved on since its question was read. */
export function OtherNow() {
  const { confirm } = useOrderStepMessages()
  return (
    <p role="alert" className="border-bad border-l-4 bg-sunk px-3 py-2 font-semibold text-sm">
      {confirm.otherNow}
    </p>
  )
}

/** What the dialog sends itself. */
const own: readonly string[] = ['asks', 'emailsSeen']

/** What will be done and written, before it is; without scripts a part of the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, closeTo, entered, emails, isGrave, isOther, formId, children } = props
  const { close, confirm } = useOrderStepMessages()
  return (
    <LinkedDialog title={title} text={text} closeTo={closeTo} closeLabel={close}>
      {isOther && <OtherNow />}
      {children}
      <EmailsShown emails={emails} />
      <PanelForm
        id={formId}
        countsWork={false}
        isPreviewed={hasText(entered)}
        className="flex flex-wrap gap-3"
      >
        {Object.entries(entered).map(
          ([name, value]) =>
            !own.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input type="hidden" name="emailsSeen" value={emailsSeen(emails)} />
        <FormButton name="asks" value="no" look={isGrave ? 'grave' : 'sun'}>
          {confirm.yes}
        </FormButton>
        <FormButton name="asks" value="edit">
          {confirm.edit}
        </FormButton>
      </PanelForm>
    </LinkedDialog>
  )
}

/** What an action on an order will do and write. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { order, entered, emails } = props
  return (
    <ConfirmDialog
      {...useTexts(props)}
      closeTo={`/admin/pedidos/${order.number}`}
      entered={entered}
      emails={emails}
      isGrave={['refund', 'reject', 'cancel', 'undeliver'].includes(entered.intent ?? '')}
      isOther={props.isOther}
    >
      {props.isDelayOpen && entered.intent === 'deliver' && overtakesAnswer(entered.to ?? '') && (
        <DelayOpen />
      )}
      <Facts {...props} />
    </ConfirmDialog>
  )
}
