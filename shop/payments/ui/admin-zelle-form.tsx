import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
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
    <p className="font-semibold text-sm">{format(text, { date: formatDate(first.at, locale) })}</p>
  )
}

const open = ['awaiting_proof', 'proof_received', 'partly_paid']

function Choices({ zelleCase }: { zelleCase: ZelleCase }) {
  const messages = useZelleStaffMessages().form
  const isOpen = open.includes(zelleCase.state)
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" name="intent" value="approve" look="sun">
        {isOpen ? messages.approve : messages.late}
      </Button>
      {isOpen && (
        <Button type="submit" name="intent" value="partial">
          {messages.partial}
        </Button>
      )}
      {zelleCase.state === 'proof_received' && (
        <Button type="submit" name="intent" value="again">
          {messages.again}
        </Button>
      )}
      {isOpen && (
        <Button type="submit" name="intent" value="reject" look="grave">
          {messages.reject}
        </Button>
      )}
      {zelleCase.first && (
        <Button type="submit" name="intent" value="look_again" look="quiet">
          {messages.look_again}
        </Button>
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
  return (
    <form method="post" action="/admin/zelle" className="grid content-start gap-3">
      <input type="hidden" name="order" value={zelleCase.orderId} />
      <SecondLook zelleCase={zelleCase} />
      <ProofText
        name="reference"
        label={form.reference}
        value={result?.input?.reference}
        maxLength={400}
      />
      <ProofText name="amount" label={form.amount} inputMode="decimal" />
      <ProofText name="reason" label={form.reason} value={result?.input?.reason} maxLength={400} />
      <Notice isBad text={result && messages.problems[result.problem]} />
      <Choices zelleCase={zelleCase} />
    </form>
  )
}
