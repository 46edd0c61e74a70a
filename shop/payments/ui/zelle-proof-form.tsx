import { Button } from '#design/button.tsx'
import { FileForm } from '#design/forms/file-form.tsx'
import { ImageField } from '#design/forms/images/image-field.tsx'
import { Notice } from '#design/notice.tsx'
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
  /** The connection was lost as it was sent. */
  readonly isLost?: boolean
  readonly problems: Partial<
    Record<
      'file' | 'amount' | 'paidOn',
      keyof ReturnType<typeof usePaymentMessages>['zelle']['problems']
    >
  >
}

type Problems = ZelleProofFormProps['problems']

function ProofFile({ code }: { code: Problems['file'] }) {
  const { form: messages, problems } = usePaymentMessages().zelle
  const text = code && problems[code]
  return (
    <ImageField
      label={messages.file}
      hint={messages.fileHint}
      shrunk={(size) => format(messages.small, { size })}
      {...(code === 'file_again' ? { lost: text } : { refused: text })}
      name="file"
      required
    />
  )
}

/** An image and details of the transfer; only the image is required. */
export function ZelleProofForm({ action, input, problems, isLost }: ZelleProofFormProps) {
  const messages = usePaymentMessages().zelle
  const { form } = messages
  const textOf = (field: keyof typeof problems) => {
    const code = problems[field]
    return code && messages.problems[code]
  }
  return (
    <FileForm action={action} className="grid gap-4">
      <h2 className="font-bold text-lg">{form.title}</h2>
      <p className="text-soft-ink text-sm">{form.text}</p>
      <ProofFile code={problems.file} />
      <div className="grid gap-4 md:grid-cols-2">
        <ProofText name="sender" label={form.sender} hint={form.senderHint} value={input?.sender} />
        <ProofText name="confirmation" label={form.confirmation} value={input?.confirmation} />
        <ProofText
          name="amount"
          label={form.amount}
          value={input?.amount}
          inputMode="decimal"
          refused={textOf('amount')}
        />
        <ProofText
          name="paidOn"
          label={form.paidOn}
          value={input?.paidOn}
          type="date"
          refused={textOf('paidOn')}
        />
      </div>
      <Notice isBad text={isLost && messages.lost} />
      <Button type="submit" look="sun" className="justify-self-start">
        {form.submit}
      </Button>
    </FileForm>
  )
}
