import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { ListedUser } from '../../users/user.rules.ts'
import { useUsersMessages } from '../use-messages.ts'

type Intent = keyof ReturnType<typeof useUsersMessages>['actions']

interface UserQuestionProps {
  readonly path: string
  readonly intent: Intent
  readonly user: Pick<ListedUser, 'id' | 'email'>
  readonly problem: string | undefined
}

/** Confirmation of an action on an account; without scripts a page of its own. */
export function UserQuestion({ path, intent, user, problem }: UserQuestionProps) {
  const messages = useUsersMessages()
  return (
    <PanelForm
      problem={problem}
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
      aria-label={messages.actions[intent]}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={user.id} />
      <p className="font-semibold">{format(messages.questions[intent], { email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{messages.cancel}</ButtonLink>
        <FormButton look="sun">{messages.confirm}</FormButton>
      </div>
    </PanelForm>
  )
}

/** Nobody ends an owner's role, sessions or account. */
function intentsFor({ role, confirmedAt }: ListedUser, isOwner: boolean): Intent[] {
  const isStaff = role === 'admin'
  const confirming = isStaff ? (['confirm', 'resend'] as const) : (['resend'] as const)
  if (isOwner) return confirmedAt ? [] : [...confirming]
  return [
    ...(confirmedAt ? [] : confirming),
    ...(isStaff ? (['demote'] as const) : []),
    ...(['sign_out', 'delete'] as const),
  ]
}

/** Total and number of a user's orders, with a link to them. */
function Bought({ user }: { user: ListedUser }) {
  const messages = useUsersMessages()
  const locale = useLocale()
  if (user.orders === 0) return <span className="text-soft-ink">{messages.noOrders}</span>
  return (
    <>
      <Link
        to={`/admin/pedidos?${new URLSearchParams({ q: user.email })}`}
        className="inline-flex min-h-9 items-center"
      >
        {formatPlural(locale, messages.orders, user.orders)}
      </Link>
      <span className="block">
        {messages.paid}: <Money amount={user.paid} />
      </span>
      {user.lastOrder && (
        <span className="block text-soft-ink">{formatDate(user.lastOrder, locale)}</span>
      )}
    </>
  )
}

interface UserRowProps {
  readonly user: ListedUser
  readonly path: string
  readonly isMe: boolean
  readonly isOwner: boolean
  /** The set of permissions; whoever is in none may do everything. */
  readonly group: string | undefined
}

function UserRow({ user, path, isMe, isOwner, group }: UserRowProps) {
  const messages = useUsersMessages()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span className="block wrap-anywhere font-semibold">{user.name || user.email}</span>
        {user.name && <span className="break-all text-soft-ink">{user.email}</span>}
      </th>
      <td className="py-2 pr-4">
        {messages.roles[user.role]}
        {group && <span className="block wrap-anywhere text-soft-ink">{group}</span>}
      </td>
      <td className="py-2 pr-4 tabular-nums">
        {formatDate(user.since, locale)}
        {user.lastSeen && (
          <span className="block text-soft-ink">
            {format(messages.lastSeen, { date: formatDate(user.lastSeen, locale) })}
          </span>
        )}
      </td>
      <td className="py-2 pr-4">
        <Bought user={user} />
      </td>
      <td className="py-2 pr-4">
        {user.confirmedAt ? messages.confirmed : messages.unconfirmed}
        {user.hasSecondFactor && <span className="block">{messages.secondFactor}</span>}
      </td>
      <td className="py-2">
        {isMe && messages.you}
        {isOwner && !isMe && <span className="mr-3">{messages.owner}</span>}
        {!isMe &&
          intentsFor(user, isOwner).map((intent) => (
            <Link
              key={intent}
              to={`${path}?${new URLSearchParams({ que: intent, quien: user.id })}`}
              className="mr-3 inline-flex min-h-9 items-center underline"
              aria-label={`${messages.actions[intent]}: ${user.email}`}
            >
              {messages.actions[intent]}
            </Link>
          ))}
      </td>
    </tr>
  )
}

interface UserListProps {
  readonly path: string
  readonly me: string
  /** By account: the set of permissions that somebody is in. */
  readonly groups: Readonly<Record<string, string>>
  /** Who owns the shop. */
  readonly owners: readonly string[]
  readonly users: readonly ListedUser[]
  readonly count: number
  readonly pages: number
  readonly at: number
  readonly search: string
}

function Pages({ path, at, pages, search }: UserListProps) {
  const messages = useUsersMessages().pages
  const to = (page: number) => `${path}?${new URLSearchParams({ q: search, pagina: String(page) })}`
  if (pages < 2) return null
  return (
    <nav aria-label={messages.label} className="flex items-center gap-4">
      {at > 1 && <Link to={to(at - 1)}>{messages.previous}</Link>}
      <span>{format(messages.current, { page: String(at), pages: String(pages) })}</span>
      {at < pages && <Link to={to(at + 1)}>{messages.next}</Link>}
    </nav>
  )
}

/** The shop's accounts as a table with a search form. */
export function UserList(props: UserListProps) {
  const { users, count, search, path, me, groups, owners } = props
  const messages = useUsersMessages()
  const locale = useLocale()
  const { person: user, role, since, bought, state, actions } = messages.columns
  return (
    <>
      <Form method="get" action={path} role="search" className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1.5 font-semibold text-sm">
          {messages.search}
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            className="min-h-11 w-72 max-w-full rounded-field border border-soft-ink bg-paper px-3 font-normal"
          />
        </label>
        <Button type="submit">{messages.searchButton}</Button>
      </Form>
      <p>{users.length > 0 ? formatPlural(locale, messages.count, count) : messages.empty}</p>
      {users.length > 0 && (
        <ScrollBox
          label={messages.title}
          className="goes-on overflow-x-auto rounded-card border border-line px-4 text-sm"
        >
          <table className="w-full min-w-[52rem]">
            <thead>
              <tr className="text-left">
                {[user, role, since, bought, state, actions].map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {users.map((one) => (
                <UserRow
                  key={one.id}
                  user={one}
                  path={path}
                  isMe={one.id === me}
                  isOwner={owners.includes(one.id)}
                  group={groups[one.id]}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Pages {...props} />
    </>
  )
}
