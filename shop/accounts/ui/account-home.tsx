import {
  BadgeCheck,
  ChevronRight,
  LayoutDashboard,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  ShoppingCart,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { Role } from '#kernel/user.ts'
import { isInPanel } from '../security/security-path.rules.ts'
import { useSecurityPath } from './security/security-section.tsx'
import { useAccountAreaMessages } from './use-messages.ts'

export interface HomeUser {
  readonly fullName: string
  readonly email: string
  readonly confirmedAt: Date | null
  readonly role: Role
  readonly hasSecondFactor: boolean
  readonly sessions: number
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 py-3">
      <dt className="text-soft-ink text-sm">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function Facts({ user, signOut }: { user: HomeUser; signOut: ReactNode }) {
  const messages = useAccountAreaMessages().home
  const locale = useLocale()
  const { fullName, email, confirmedAt, role } = user
  const securityPath = useSecurityPath()
  return (
    <section
      aria-labelledby="datos"
      className="grid gap-2 rounded-card border border-line bg-raised p-5 shadow-card md:p-8 lg:in-[.dense]:p-4"
    >
      <h2 id="datos" className="font-bold text-2xl lg:in-[.dense]:text-lg">
        {messages.data}
      </h2>
      <dl className="divide-y divide-line">
        <Fact name={messages.name}>
          <span className="block">{fullName || messages.noName}</span>
          <TextLink to="/cuenta/avisos#nombre" className="text-sm">
            {messages.changeName}
          </TextLink>
        </Fact>
        <Fact name={messages.email}>
          <span className="block font-semibold">{email}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-good text-sm">
            <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {confirmedAt
              ? format(messages.since, { date: formatDate(confirmedAt, locale) })
              : messages.confirmed}
          </span>
          <TextLink to={`${securityPath}#correo`} className="text-sm">
            {messages.changeEmail}
          </TextLink>
        </Fact>
        <Fact name={messages.role}>{messages.roles[role]}</Fact>
      </dl>
      <div className="mt-2">{signOut}</div>
    </section>
  )
}

interface DoorProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly facts?: readonly string[]
}

export function Door({ to, icon: Icon, title, text, facts = [] }: DoorProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-start gap-4 rounded-card border border-line bg-raised p-5 lg:in-[.dense]:p-3 no-underline shadow-card transition-[border-color] duration-150 hover:border-ink"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="font-bold text-lg lg:in-[.dense]:text-base">{title}</span>
          <span className="text-soft-ink">{text}</span>
          {facts.length > 0 && (
            <span className="flex flex-wrap gap-x-4 font-semibold text-sm">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
      </Link>
    </li>
  )
}

function ToShop() {
  const messages = useAccountAreaMessages().home
  return (
    <>
      <Door to="/carrito" icon={ShoppingCart} title={messages.cart} text={messages.cartHint} />
      <Door
        to="/catalogo"
        icon={LayoutGrid}
        title={messages.catalogue}
        text={messages.catalogueHint}
      />
    </>
  )
}

function Doors({ user, more }: Pick<AccountHomeProps, 'user' | 'more'>) {
  const messages = useAccountAreaMessages().home
  const locale = useLocale()
  const securityPath = useSecurityPath()
  const isOfPanel = isInPanel(useLocation().pathname)
  const state = [
    user.hasSecondFactor ? messages.secondOn : messages.secondOff,
    formatPlural(locale, messages.sessions, user.sessions),
  ]
  return (
    <nav aria-label={messages.goTo}>
      <ul className="grid gap-4 md:grid-cols-2 lg:in-[.dense]:gap-2">
        {user.role === 'admin' && !isOfPanel && (
          <Door
            to="/admin"
            icon={LayoutDashboard}
            title={messages.panel}
            text={messages.panelHint}
          />
        )}
        {more}
        <Door
          to={securityPath}
          icon={ShieldCheck}
          title={messages.security}
          text={messages.securityHint}
          facts={state}
        />
        {!isOfPanel && <ToShop />}
      </ul>
    </nav>
  )
}

interface AccountHomeProps {
  readonly user: HomeUser
  readonly signOut: ReactNode
  /** Open tasks of the user. */
  readonly now?: ReactNode
  /** Links to the user's data in other domains. */
  readonly more?: ReactNode
}

/** The account's start page. */
export function AccountHome({ user, signOut, now, more }: AccountHomeProps) {
  const messages = useAccountAreaMessages().home
  const name = user.fullName
  return (
    <div className="page grid gap-6 py-8 md:py-14 lg:in-[.dense]:gap-3 lg:in-[.dense]:py-3">
      <div className="grid gap-3">
        <h1 className="break-words font-bold text-3xl md:text-4xl lg:in-[.dense]:text-xl">
          {name ? format(messages.hello, { name }) : messages.helloNobody}
        </h1>
        <p className="measure text-lg text-soft-ink lg:in-[.dense]:text-sm">{messages.text}</p>
      </div>
      {now}
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <Facts user={user} signOut={signOut} />
        <Doors user={user} more={more} />
      </div>
    </div>
  )
}
