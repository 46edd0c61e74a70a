import { BackLink } from '#design/back-link.tsx'
import { format } from '#kernel/messages.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { wordOf } from './admin-nav.ts'

/** The one link back of the panel: it names the page by its entry in the navigation, an order by its number. */
export function BackToPage({ to }: { to: string }) {
  const messages = useAdminMessages()
  const word = wordOf(to)
  const page = word ? messages.nav[word] : (to.split('/').at(-1) ?? '')
  return <BackLink to={to} label={format(messages.back, { page })} />
}
