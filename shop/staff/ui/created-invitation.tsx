import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { useStaffMessages } from './use-messages.ts'

interface CreatedInvitationProps {
  readonly link: string
  readonly email: string | null
  readonly expiresAt: Date
  /** Without a mail service nothing reaches the invited address. */
  readonly isToFile: boolean
}

type Copying = 'copy' | 'copied' | 'notCopied'

/** The link of a new invitation; shown only once. */
export function CreatedInvitation({ link, email, expiresAt, isToFile }: CreatedInvitationProps) {
  const messages = useStaffMessages().made
  const until = formatDateTime(expiresAt, useLocale())
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<Copying>('copy')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    setState('copy')
    heading.current?.focus()
  }, [link])
  const copy = () => {
    field.current?.select()
    return navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-3 rounded-card border border-line border-l-4 border-l-good bg-raised p-5"
    >
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className="font-bold text-xl">
        {messages.title}
      </h2>
      <p className="text-soft-ink">
        {email
          ? format(isToFile ? messages.inFile : messages.mailed, { email, until })
          : format(messages.unmailed, { until })}
      </p>
      <label htmlFor={id} className="font-semibold text-sm">
        {messages.link}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          aria-describedby={`${id}-once`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="figures min-h-11 min-w-0 flex-[1_1_20rem] rounded-field border border-soft-ink bg-sunk px-3 text-sm"
        />
        <Button onClick={() => void copy()} className="js-only">
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <span aria-live="polite">{messages[state]}</span>
        </Button>
      </div>
      <p id={`${id}-once`} className="text-soft-ink text-sm">
        {messages.once}
      </p>
    </section>
  )
}
