import { type ChangeEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { ProofText } from './proof-text.tsx'
import { shrinkImage } from './shrink-picture.ts'
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

/** Replaces the chosen image with a smaller one before upload. */
function useSmallImage() {
  const [size, setSize] = useState<number | null>(null)
  const onChange = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? []
    if (!file) return
    const small = await shrinkImage(file)
    if (field.files?.[0] !== file) return
    const files = new DataTransfer()
    files.items.add(small)
    field.files = files.files
    setSize(Math.ceil(small.size / 1000))
  }
  return { size, onChange }
}

function ProofFile({ problem }: { problem: string | undefined }) {
  const messages = usePaymentMessages().zelle.form
  const { size, onChange } = useSmallImage()
  return (
    <LabelledField
      label={messages.file}
      hint={size === null ? messages.fileHint : format(messages.small, { size })}
      problem={problem}
      name="file"
      type="file"
      required
      accept="image/jpeg,image/png,image/webp"
      onChange={(event) => void onChange(event)}
      className="py-2"
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
