import { Button } from '#design/button.tsx'
import { ImageField } from '#design/forms/image-field.tsx'
import { format } from '#kernel/messages.ts'
import { ProofText } from './proof-text.tsx'
import { usePaymentMessages } from './use-messages.ts'

export interface TypedProof {
  readonly sender: string
  readonly confirmation: string
  readonly amount: string
  readonly paidOn: string
}

interface ZelleProofFormProps {
  /** The order's URL, which receives the proof. */
  readonly action: string
  readonly input?: TypedProof | undefined
  readonly problem?: keyof ReturnType<typeof usePaymentMessages>['zelle']['problems'] | undefined
}

function ProofFile({ problem }: { problem: string | undefined }) {
  const messages = usePaymentMessages().zelle.form
  return (
    <ImageField
      label={messages.file}
      hint={messages.fileHint}
      shrunk={(size) => format(messages.small, { size })}
      refused={problem}
      name="file"
      required
    />
  )
}

/** An image and details of the transfer; only the image is required. */
export function ZelleProofForm({ action, input, problem }: ZelleProofFormProps) {
  const messages = usePaymentMessages().zelle
  const { form } = messages
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{form.title}</h2>
      <p className="text-soft-ink text-sm">{form.text}</p>
      <ProofFile problem={problem && messages.problems[problem]} />
      <div className="grid gap-4 md:grid-cols-2">
        <ProofText name="sender" label={form.sender} hint={form.senderHint} value={input?.sender} />
        <ProofText name="confirmation" label={form.confirmation} value={input?.confirmation} />
        <ProofText name="amount" label={form.amount} value={input?.amount} inputMode="decimal" />
        <ProofText name="paidOn" label={form.paidOn} value={input?.paidOn} type="date" />
      </div>
      <Button type="submit" look="sun" className="justify-self-start">
        {form.submit}
      </Button>
    </form>
  )
}
