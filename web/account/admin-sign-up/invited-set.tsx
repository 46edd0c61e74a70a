import { usePermissionMessages } from '#shop/permissions/ui/use-messages.ts'
import type { InvitedSet } from '#shop/staff/invitation.rules.ts'
import { useStaffMessages } from '#shop/staff/ui/use-messages.ts'

/** What whoever accepts the invitation may do. */
export function InvitedSetList({ set }: { set: InvitedSet }) {
  const { names, hints } = usePermissionMessages()
  const messages = useStaffMessages().invited
  if (set.permissions.length === 0) return <p className="text-soft-ink">{messages.nothing}</p>
  return (
    <section aria-label={messages.may} className="grid gap-2">
      <h2 className="font-semibold">{messages.may}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {set.permissions.map((one) => (
          <li key={one}>
            <span className="font-semibold">{names[one]}</span>
            <span className="block text-soft-ink text-sm">{hints[one]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
