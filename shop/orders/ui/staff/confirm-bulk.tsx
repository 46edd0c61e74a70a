import { LinkedDialog } from '#design/forms/linked-dialog.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { emailsSeen } from '#shop/emails/emails-seen.rules.ts'
import type { BulkFields } from '../admin-bulk-step.tsx'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'
import { type EmailShown, EmailsShown, OtherNow } from './confirm-action.tsx'
import { DelayOpen } from './next-step.tsx'

interface ConfirmBulkProps {
  /** How many would move. */
  readonly count: number
  readonly emails: readonly EmailShown[]
  readonly entered: BulkFields
  readonly orders: readonly string[]
  /** The list, where nothing is changed. */
  readonly closeTo: string
  /** Those whose buyer has not answered a delay notice. */
  readonly unanswered: readonly string[]
  /** Which of them stay, and why. */
  readonly stayed: readonly string[]
  /** What was read before is not what would leave now. */
  readonly isOther: boolean
}

/** Each order that stays, and why. */
export function Stayed({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-bad text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

/** What a step of several orders will write, before it is taken. */
export function ConfirmBulk(props: ConfirmBulkProps) {
  const { count, emails, entered, orders, closeTo, stayed, unanswered } = props
  const { confirm, close } = useOrderStepMessages()
  const { deliveryStates } = useStaffOrderMessages()
  const locale = useLocale()
  const states: Readonly<Record<string, string>> = deliveryStates
  const state = states[entered.to] ?? ''
  return (
    <LinkedDialog
      title={formatPlural(locale, confirm.bulk.title, count, { state })}
      text={confirm.bulk.text}
      closeTo={closeTo}
      closeLabel={close}
    >
      {props.isOther && <OtherNow />}
      <Stayed reasons={stayed} />
      {unanswered.length > 0 && <DelayOpen numbers={unanswered} />}
      <EmailsShown emails={emails} isFolded={emails.length > 1} />
      <PanelForm
        countsWork={false}
        isPreviewed={`${entered.filing}${entered.carrier}` !== ''}
        action={closeTo}
        className="flex flex-wrap gap-3"
      >
        {Object.entries(entered).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="emailsSeen" value={emailsSeen(emails)} />
        {orders.map((id) => (
          <input key={id} type="hidden" name="orders" value={id} />
        ))}
        <FormButton name="asks" value="no" look="sun">
          {confirm.yes}
        </FormButton>
        <FormButton name="asks" value="edit">
          {confirm.edit}
        </FormButton>
      </PanelForm>
    </LinkedDialog>
  )
}
