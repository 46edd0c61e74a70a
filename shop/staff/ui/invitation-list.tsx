import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import type { ListedInvitation, ListedStatus } from '../invitation.rules.ts'
import { useStaffMessages } from './use-messages.ts'

const dots: Record<ListedStatus, string> = {
  valid: 'bg-good',
  used: 'bg-ink',
  expired: 'bg-warn',
  revoked: 'bg-bad',
}

/** One value: under its column heading on a desktop, beside its label on a phone. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="grid grid-cols-[6.5rem_1fr] gap-3 py-0.5 align-top md:table-cell md:px-3 md:py-2.5">
      <span className="text-soft-ink md:hidden">{label}</span>
      <div className="min-w-0 break-words">{children}</div>
    </td>
  )
}

function Revoke({ id, label }: { id: string; label: string }) {
  const messages = useStaffMessages().list
  const isSending = useNavigation().formData?.get('id') === id
  return (
    <PanelForm preventScrollReset>
      <input type="hidden" name="intent" value="revoke" />
      <input type="hidden" name="id" value={id} />
      <FormButton aria-label={label} disabled={isSending} className="text-sm">
        {messages.revoke}
      </FormButton>
    </PanelForm>
  )
}

function Row({ invitation }: { invitation: ListedInvitation }) {
  const { id, status, email, note, createdAt, expiresAt, createdBy, usedBy, setName } = invitation
  const messages = useStaffMessages().list
  const locale = useLocale()
  const { columns } = messages
  const created = formatDateTime(createdAt, locale)
  const label = format(messages.revokeLabel, { email: email ?? messages.anybody, date: created })
  return (
    <tr className="block border-line border-t py-3 first:border-t-0 md:table-row md:border-t!">
      <Cell label={columns.status}>
        <span className="inline-flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[status]}`} />
          {messages.statuses[status]}
        </span>
      </Cell>
      <Cell label={columns.email}>
        <span className={email ? 'wrap-anywhere' : ''}>{email ?? messages.anybody}</span>
        {setName && (
          <span className="block text-soft-ink">{format(messages.inSet, { set: setName })}</span>
        )}
        {usedBy && (
          <span className="block wrap-anywhere text-soft-ink">
            {format(messages.usedBy, { email: usedBy })}
          </span>
        )}
      </Cell>
      <Cell label={columns.note}>
        {note ? (
          <span className="wrap-anywhere">{note}</span>
        ) : (
          <span className="text-soft-ink">{messages.noNote}</span>
        )}
      </Cell>
      <Cell label={columns.expires}>{formatDateTime(expiresAt, locale)}</Cell>
      <Cell label={columns.created}>{created}</Cell>
      <Cell label={columns.by}>
        <span className="wrap-anywhere">{createdBy ?? messages.operator}</span>
      </Cell>
      <Cell label="">{status === 'valid' && <Revoke id={id} label={label} />}</Cell>
    </tr>
  )
}

const order = ['status', 'email', 'note', 'expires', 'created', 'by', 'revoke'] as const

/** All invitations with their status, without links. */
export function InvitationList({ invitations }: { invitations: readonly ListedInvitation[] }) {
  const messages = useStaffMessages().list
  if (invitations.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <>
      <table className="figures block w-full text-sm md:table">
        <caption className="sr-only">{messages.title}</caption>
        <thead className="max-md:hidden">
          <tr>
            {order.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 py-2 text-left font-semibold text-soft-ink"
              >
                {messages.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </tbody>
      </table>
      <p className="text-soft-ink text-sm">
        {messages.times} {invitations.length >= 100 && messages.max}
      </p>
    </>
  )
}
