import { CircleHelp, Laptop, Smartphone, Tablet } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { type DeviceKind, deviceOf, type OpenSession } from '../../sessions/device.rules.ts'
import { agoText } from '../../sessions/session-time.rules.ts'
import { FormAlert } from '../forms/form-alert.tsx'
import { useAccountAreaMessages } from '../use-messages.ts'
import { SecurityForm, SecuritySection, useSecurityPath } from './security-section.tsx'
import type { SecurityResult } from './use-security-form.ts'

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: CircleHelp }

function DeviceIcon({ kind }: { kind: DeviceKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
}

function useDeviceName(): (userAgent: string) => string {
  const { kinds, device } = useAccountAreaMessages().sessions
  return (userAgent) => {
    const { kind, browser, system } = deviceOf(userAgent)
    if (browser && system) return format(device, { browser, system })
    return browser ?? system ?? kinds[kind]
  }
}

function SessionFacts({ session, now }: { session: OpenSession; now: Date }) {
  const messages = useAccountAreaMessages().sessions
  const locale = useLocale()
  const ago = session.isThis ? null : agoText(session.lastSeen, now, locale)
  const text = [
    format(messages.since, { time: formatDate(session.since, locale) }),
    ago === null ? messages.now : format(messages.seen, { time: ago }),
    session.address && format(messages.address, { address: session.address }),
  ]
  return (
    <ul className="text-soft-ink text-sm">
      {text.filter(Boolean).map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

function Session({ session, now }: { session: OpenSession; now: Date }) {
  const messages = useAccountAreaMessages().sessions
  const name = useDeviceName()(session.device)
  const path = useSecurityPath()
  const { kind } = deviceOf(session.device)
  const { address } = session
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <DeviceIcon kind={kind} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {name}
          {session.isThis && (
            <span className="font-semibold text-good text-sm">{messages.here}</span>
          )}
        </p>
        <SessionFacts session={session} now={now} />
      </div>
      {!session.isThis && (
        <Form method="post" action={`${path}#sesiones`} preventScrollReset>
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            aria-label={format(messages.closeLabel, {
              device: address ? `${name}, ${address}` : name,
            })}
          >
            {messages.close}
          </Button>
        </Form>
      )}
    </li>
  )
}

interface OpenSessionsProps {
  readonly result: SecurityResult | undefined
  readonly sessions: readonly OpenSession[]
  readonly now: Date
}

/** The user's sessions, this browser first. */
export function OpenSessions({ result, sessions, now }: OpenSessionsProps) {
  const messages = useAccountAreaMessages().sessions
  const inOrder = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <SecuritySection id="sesiones" title={messages.title} text={messages.text}>
      <FormAlert text={result?.isGone ? messages.gone : null} />
      <ul className="divide-y divide-line border-line border-y">
        {inOrder.map((session) => (
          <Session key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <SecurityForm intent="close_others" section="sesiones">
          <Button type="submit" className="justify-self-start max-sm:w-full">
            {messages.closeOthers}
          </Button>
        </SecurityForm>
      ) : (
        <p className="text-soft-ink">{messages.onlyOne}</p>
      )}
    </SecuritySection>
  )
}
