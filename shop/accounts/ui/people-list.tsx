import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import type { Role } from '#kernel/person.ts'
import { formatDate } from '#kernel/time.ts'
import { usePeopleMessages } from './use-messages.ts'

interface Shown {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly confirmedAt: Date | null
  readonly hasSecondFactor: boolean
  readonly since: Date
  readonly orders: number
  readonly paid: Usd
  readonly lastOrder: Date | null
  readonly lastSeen: Date | null
}

type Intent = 'demote' | 'sign_out' | 'delete'

interface PersonQuestionProps {
  readonly path: string
  readonly intent: Intent
  readonly person: Pick<Shown, 'id' | 'email'>
}

/** Asks before something is done to somebody; a page of its own without scripts. */
export function PersonQuestion({ path, intent, person }: PersonQuestionProps) {
  const messages = usePeopleMessages()
  return (
    <Form
      method="post"
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
      aria-label={messages.actions[intent]}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={person.id} />
      <p className="font-semibold">{format(messages.questions[intent], { email: person.email })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{messages.cancel}</ButtonLink>
        <Button type="submit" look="sun">
          {messages.confirm}
        </Button>
      </div>
    </Form>
  )
}

const intentsFor = ({ role }: Shown): Intent[] =>
  role === 'admin' ? ['demote', 'sign_out', 'delete'] : ['sign_out', 'delete']

/** How much somebody has bought, and the way to it. */
function Bought({ person }: { person: Shown }) {
  const messages = usePeopleMessages()
  const locale = useLocale()
  if (person.orders === 0) return <span className="text-soft-ink">{messages.noOrders}</span>
  return (
    <>
      <Link
        to={`/admin/pedidos?${new URLSearchParams({ q: person.email })}`}
        className="inline-flex min-h-9 items-center"
      >
        {formatPlural(locale, messages.orders, person.orders)}
      </Link>
      <span className="block">
        {messages.paid}: <Money amount={person.paid} />
      </span>
      {person.lastOrder && (
        <span className="block text-soft-ink">{formatDate(person.lastOrder, locale)}</span>
      )}
    </>
  )
}

function PersonRow({ person, path, isMe }: { person: Shown; path: string; isMe: boolean }) {
  const messages = usePeopleMessages()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span className="block font-semibold">{person.name || person.email}</span>
        <span className="break-all text-soft-ink">{person.email}</span>
      </th>
      <td className="py-2 pr-4">{messages.roles[person.role]}</td>
      <td className="py-2 pr-4 tabular-nums">
        {formatDate(person.since, locale)}
        {person.lastSeen && (
          <span className="block text-soft-ink">
            {format(messages.lastSeen, { date: formatDate(person.lastSeen, locale) })}
          </span>
        )}
      </td>
      <td className="py-2 pr-4">
        <Bought person={person} />
      </td>
      <td className="py-2 pr-4">
        {person.confirmedAt ? messages.confirmed : messages.unconfirmed}
        {person.hasSecondFactor && <span className="block">{messages.secondFactor}</span>}
      </td>
      <td className="py-2">
        {isMe && messages.you}
        {!isMe &&
          intentsFor(person).map((intent) => (
            <Link
              key={intent}
              to={`${path}?${new URLSearchParams({ que: intent, quien: person.id })}`}
              className="mr-3 inline-flex min-h-9 items-center underline"
              aria-label={`${messages.actions[intent]}: ${person.email}`}
            >
              {messages.actions[intent]}
            </Link>
          ))}
      </td>
    </tr>
  )
}

interface PeopleListProps {
  readonly path: string
  readonly me: string
  readonly people: readonly Shown[]
  readonly count: number
  readonly pages: number
  readonly at: number
  readonly search: string
}

function Pages({ path, at, pages, search }: PeopleListProps) {
  const messages = usePeopleMessages().pages
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

/** The accounts of the shop: a table first, searched by a form. */
export function PeopleList(props: PeopleListProps) {
  const { people, count, search, path, me } = props
  const messages = usePeopleMessages()
  const locale = useLocale()
  const { person, role, since, bought, state, actions } = messages.columns
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
      <p>{people.length > 0 ? formatPlural(locale, messages.count, count) : messages.empty}</p>
      {people.length > 0 && (
        <ScrollBox
          label={messages.title}
          className="goes-on overflow-x-auto rounded-card border border-line px-4 text-sm"
        >
          <table className="w-full min-w-[52rem]">
            <thead>
              <tr className="text-left">
                {[person, role, since, bought, state, actions].map((column) => (
                  <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((one) => (
                <PersonRow key={one.id} person={one} path={path} isMe={one.id === me} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Pages {...props} />
    </>
  )
}
