import { TextLink } from '#design/text-link.tsx'
import { useZelleStaffMessages } from '#shop/payments/ui/use-messages.ts'

/** Nobody else could confirm a large transfer: where that is changed. */
export function OnlyOne() {
  const { alone } = useZelleStaffMessages()
  return (
    <p className="rounded-field border border-line border-l-4 border-l-warn bg-raised p-3">
      {alone.text} <TextLink to="/admin/invite">{alone.invite}</TextLink>{' '}
      <TextLink to="/admin/pagos">{alone.change}</TextLink>
    </p>
  )
}
