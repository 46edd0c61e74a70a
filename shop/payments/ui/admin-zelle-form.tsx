import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { mayCount, transferSeen } from '../manual-transfer/transfer.rules.ts'
import type { ZelleCase } from '../manual-transfer/zelle-case.rules.ts'
import { ProofText } from './proof-text.tsx'
import { useZelleStaffMessages } from './use-messages.ts'
import type { ZelleResult } from './zelle-result.ts'

function SecondLook({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages().form
  const locale = useLocale()
  if (!zelleCase.needsSecond) return null
  const { first } = zelleCase
  if (!first) return <p className="font-semibold text-sm">{messages.second}</p>
  const text = first.isMe ? messages.firstIsMe : messages.firstIsOther
  return (
    <p className="wrap-anywhere font-semibold text-sm">
      {format(text, { name: first.name || messages.another, date: formatDate(first.at, locale) })}
    </p>
  )
}

const open = ['awaiting_proof', 'proof_received', 'partly_paid']

function Choices({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages().form
  const isOpen = open.includes(zelleCase.state)
  if (!mayCount(zelleCase.state)) return null
  const approve = zelleCase.isHeld ? messages.note : messages.approve
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton name="intent" value="approve" look="sun">
        {isOpen ? approve : messages.late}
      </FormButton>
      {isOpen && (
        <FormButton name="intent" value="partial">
          {messages.partial}
        </FormButton>
      )}
      {zelleCase.state === 'proof_received' && !zelleCase.isHeld && (
        <FormButton name="intent" value="again">
          {messages.again}
        </FormButton>
      )}
      {isOpen && (
        <FormButton name="intent" value="reject" look="grave">
          {messages.reject}
        </FormButton>
      )}
      {zelleCase.first && (
        <FormButton name="intent" value="look_again" look="quiet">
          {messages.look_again}
        </FormButton>
      )}
    </div>
  )
}

/** The form for what the bank shows and the decision. */
export function AdminZelleForm({
  zelleCase,
  result,
}: {
  zelleCase: ZelleCase
  result: ZelleResult | null
}) {
  const messages = useZelleStaffMessages()
  const { form } = messages
  const isOwnLanguage = useLocale() === zelleCase.buyerLocale
  const buyerReads = isOwnLanguage ? undefined : form.buyerReads[zelleCase.buyerLocale]
  const problem =
    result?.problem && format(messages.problems[result.problem], { where: result.where })
  const shared = (name: 'reference' | 'amount' | 'reason') => ({
    name,
    label: form[name],
    value: result?.input?.[name],
    maxLength: 400,
    problem: result?.problem?.startsWith(name) ? (problem ?? undefined) : undefined,
  })
  return (
    <PanelForm
      problem={problem}
      isPreviewed={result !== null && !problem}
      action="/admin/zelle"
      className="grid content-start gap-3"
    >
      <input type="hidden" name="asks" value="first" />
      <input type="hidden" name="order" value={zelleCase.orderId} />
      <input type="hidden" name="seen" value={transferSeen(zelleCase.state, zelleCase.received)} />
      {zelleCase.isHeld && <p className="font-semibold text-bad text-sm">{form.held}</p>}
      <SecondLook zelleCase={zelleCase} />
      <ProofText {...shared('reference')} />
      <ProofText {...shared('amount')} inputMode="decimal" />
      <ProofText {...shared('reason')} hint={buyerReads} />
      <Choices zelleCase={zelleCase} />
    </PanelForm>
  )
}
