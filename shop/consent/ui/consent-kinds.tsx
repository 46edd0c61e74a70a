import type { FormEvent } from 'react'
import { Button } from '#design/button.tsx'
import { type Consent, consentKinds, consentTo } from '../consent.rules.ts'
import { useConsentMessages } from './use-messages.ts'

interface ConsentKindsProps {
  readonly allowed: Consent
  readonly onChoose: (consent: Consent) => void
}

/** Checkboxes of the four kinds; the necessary one is always checked. */
export function ConsentKinds({ allowed, onChoose }: ConsentKindsProps) {
  const messages = useConsentMessages()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('kind')
    onChoose(consentTo(ticked.map(String)))
  }
  return (
    <form onSubmit={save} className="grid gap-2">
      <fieldset aria-label={messages.title} className="grid gap-x-6 md:grid-cols-2">
        {consentKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 leading-tight">
            <input
              type="checkbox"
              name="kind"
              value={kind}
              defaultChecked={allowed[kind]}
              disabled={kind === 'necessary'}
              className="size-5 shrink-0 accent-(--ink)"
            />
            <span>
              <span className="font-semibold">{messages.kinds[kind].name}. </span>
              <span className="text-soft-ink text-sm">{messages.kinds[kind].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="md:justify-self-start">
        {messages.save}
      </Button>
    </form>
  )
}
