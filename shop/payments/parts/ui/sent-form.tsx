import { Button } from '#design/button.tsx'
import { ProofText } from '../../ui/proof-text.tsx'
import { usePartMessages } from '../../ui/use-messages.ts'

/** The payer of a transfer says that it was sent. */
export function SentForm({ action }: { action: string }) {
  const messages = usePartMessages().page.sent
  return (
    <form
      method="post"
      action={action}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <p className="text-soft-ink text-sm">{messages.text}</p>
      <ProofText name="sender" label={messages.sender} />
      <ProofText name="confirmation" label={messages.confirmation} maxLength={60} />
      <Button type="submit" name="intent" value="sent" className="justify-self-start">
        {messages.button}
      </Button>
    </form>
  )
}
