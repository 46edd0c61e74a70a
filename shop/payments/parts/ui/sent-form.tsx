import { Button } from '#design/button.tsx'
import { FileForm } from '#design/forms/file-form.tsx'
import { ImageField } from '#design/forms/images/image-field.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { ProofText } from '../../ui/proof-text.tsx'
import { usePartMessages, usePaymentMessages } from '../../ui/use-messages.ts'
import type { Payer } from '../paying/part.input.ts'

export interface SentResult {
  readonly sent?: { readonly sender: string; readonly confirmation: string }
  /** The connection was lost as it was sent. */
  readonly isLost?: boolean
  /** A screenshot was sent with it, which a page that comes anew does not have. */
  readonly isFileLost?: boolean
  readonly isSenderOdd?: boolean
  readonly sentProblem?: keyof ReturnType<typeof usePaymentMessages>['zelle']['problems']
}

interface SentFormProps extends SentResult {
  readonly action: string
  /** Whoever chose the transfer in this browser. */
  readonly payer: Payer | null
  /** Only the screenshot is still missing. */
  readonly isSent: boolean
}

/** The payer of a transfer says that it was sent, with a screenshot. */
export function SentForm(props: SentFormProps) {
  const { action, payer, isSent, sent, isLost, isFileLost, isSenderOdd, sentProblem } = props
  const { sent: messages, problems: partProblems } = usePartMessages().page
  const { form, lost, problems } = usePaymentMessages().zelle
  return (
    <FileForm action={action} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{isSent ? messages.proofTitle : messages.title}</h2>
      <p className="text-soft-ink text-sm">{isSent ? messages.proofText : messages.text}</p>
      {payer && (
        <>
          <input type="hidden" name="payerName" value={payer.name} />
          <input type="hidden" name="payerCountry" value={payer.country} />
          <input type="hidden" name="payerEmail" value={payer.email} />
        </>
      )}
      <ImageField
        name="file"
        label={messages.file}
        hint={form.fileHint}
        shrunk={(size) => format(form.small, { size })}
        refused={sentProblem && problems[sentProblem]}
        lost={isFileLost ? problems.file_again : undefined}
        required={isSent}
      />
      <ProofText
        name="sender"
        label={messages.sender}
        value={sent?.sender}
        refused={isSenderOdd ? partProblems.nameOdd : undefined}
      />
      <ProofText
        name="confirmation"
        label={messages.confirmation}
        maxLength={60}
        value={sent?.confirmation}
      />
      <Notice isBad text={isLost && lost} />
      <Button type="submit" name="intent" value="sent" className="justify-self-start">
        {isSent ? form.submit : messages.button}
      </Button>
    </FileForm>
  )
}
