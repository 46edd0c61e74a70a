import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { formatDate } from '#kernel/time.ts'
import type { CustomerSheet } from '#shop/customers/sheet.service.server.ts'
import { useCustomerMessages } from '#shop/customers/ui/use-messages.ts'
import { leftOf } from '#shop/payments/orders/refund.rules.ts'
import { CustomerCard } from './customer-card.tsx'

interface OfCustomer {
  readonly sheet: CustomerSheet
}

function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft-ink">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CustomerFacts({ sheet: { account, emails, phones, language } }: OfCustomer) {
  const messages = useCustomerMessages().facts
  const locale = useLocale()
  const since = account && format(messages.since, { date: formatDate(account.since, locale) })
  const confirmed = account?.confirmedAt ? messages.confirmed : messages.unconfirmed
  return (
    <CustomerCard title={messages.title}>
      <Facts
        rows={[
          [messages.emails, emails.join(', ')],
          [messages.phones, phones.map(phoneText).join(', ')],
          [messages.language, language ? messages.languages[language] : ''],
          [messages.account, since ? `${since}, ${confirmed}` : messages.noAccount],
        ]}
      />
      {account && (
        <TextLink to={`/admin/usuarios?${new URLSearchParams({ q: account.email })}`}>
          {messages.manage}
        </TextLink>
      )}
    </CustomerCard>
  )
}

const received = ['paid', 'disputed']

export function CustomerSums({ sheet: { totals, balance, donations, drafts } }: OfCustomer) {
  const messages = useCustomerMessages().sums
  const locale = useLocale()
  const { own, others } = balance
  const ofOthers = [
    [messages.byOthers, formatUsd(others.captured)],
    [messages.returnedToOthers, formatUsd(others.refunded)],
  ] as const
  const donated = donations
    .filter(({ state }) => received.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <CustomerCard title={messages.title}>
      <Facts
        rows={[
          [messages.orders, formatNumber(locale, totals.orders)],
          [messages.captured, formatUsd(own.captured)],
          [messages.refunded, formatUsd(own.refunded)],
          [messages.net, formatUsd(leftOf(own))],
          ...(others.captured > 0 ? ofOthers : []),
          [messages.donations, formatUsd(cents(donated))],
          [messages.drafts, formatNumber(locale, drafts)],
        ]}
      />
    </CustomerCard>
  )
}

export function CustomerConsent({ sheet: { account } }: OfCustomer) {
  const messages = useCustomerMessages().consent
  const reminders = account?.wantsReminders ? messages.reminders : messages.noReminders
  return (
    <CustomerCard title={messages.title}>
      <p>{account ? reminders : messages.noAccount}</p>
      <p className="text-soft-ink">{messages.cookies}</p>
    </CustomerCard>
  )
}
