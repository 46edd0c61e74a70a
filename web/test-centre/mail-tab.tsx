import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { format } from '#kernel/messages.ts'
import { SampleEmail } from '#shop/test-centre/ui/sample-email.tsx'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { type Sent, sendSample } from './stage/send-sample.ts'

function Outcome({ sent }: { sent: Sent }) {
  const messages = useTestMessages().mail
  const [look, title, text] = sent.ok
    ? ['border-l-good', messages.sentTitle, format(messages.sentText, { id: sent.id })]
    : ['border-l-bad', messages.failedTitle, sent.message || messages.failedText]
  return (
    <div
      role={sent.ok ? 'status' : 'alert'}
      data-sent={sent.ok}
      className={`max-w-lg rounded-card border border-line border-l-4 bg-raised p-4 ${look}`}
    >
      <p className="font-bold text-lg">{title}</p>
      <p className="[overflow-wrap:anywhere]">{text}</p>
    </div>
  )
}

/** The sample order confirmation, sent to a fixed address by a button. */
export function MailTab({ served }: { served: Sent | null }) {
  const messages = useTestMessages().mail
  const [sent, setSent] = useState<Sent | null>(served)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const outcome = await sendSample()
    setSending(false)
    setSent(outcome)
    if (outcome.ok) showToast({ title: messages.sentTitle, variant: 'default_success' })
    else
      showToast({
        title: messages.failedTitle,
        description: outcome.message || messages.failedText,
        variant: 'destructive',
      })
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <>
      <SampleEmail />
      <Form method="post" action="/test-suite?tab=correos" onSubmit={submitted}>
        <input type="hidden" name="intent" value="mail" />
        <Button look="sun" type="submit" disabled={isSending}>
          <Send aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {isSending ? messages.sending : messages.send}
        </Button>
      </Form>
      {sent && <Outcome sent={sent} />}
    </>
  )
}
