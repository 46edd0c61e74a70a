import { Link, useLocation } from 'react-router'
import { mayOpen } from '#shop/permissions/panel-access.rules.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { adminNav, isHere } from './admin-nav.ts'
import { useStaff } from './staff-context.ts'

const link =
  'flex min-h-11 items-center lg:min-h-8 rounded-field px-3 text-sm hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-bold'

/** The panel's links in their groups, beside the page and in the menu of a phone. */
export function AdminNavLinks({ onChoose }: { onChoose?: () => void }) {
  const messages = useAdminMessages()
  const { pathname } = useLocation()
  const staff = useStaff()
  const groups = adminNav
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ to }) => mayOpen(staff, to)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return groups.map(({ group, entries }) => (
    <div key={group} className="grid gap-1 lg:gap-0.5">
      <p className="px-3 pt-3 font-semibold lg:pt-2 text-sm text-soft-ink">
        {messages.groups[group]}
      </p>
      <ul>
        {entries.map(({ to, word }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to, pathname) ? 'page' : undefined}
              className={link}
              onClick={onChoose}
            >
              {messages.nav[word]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
