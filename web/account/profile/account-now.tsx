import {
  Bookmark,
  ContactRound,
  FileDown,
  HandHeart,
  Package,
  PlugZap,
  ReceiptText,
  SlidersHorizontal,
} from 'lucide-react'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { Door } from '#shop/accounts/ui/account-home.tsx'
import type { OpenOrder } from '#shop/checkout/drafts/account-summary.service.server.ts'
import { useAddressBookMessages } from '#shop/checkout/ui/use-messages.ts'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'

type OwnDoors = ReturnType<typeof useOwnMessages>['doors']

interface AccountNowProps {
  readonly order: OpenOrder | null
  readonly hasDraft: boolean
}

const card =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line border-l-4 border-l-sun bg-raised p-5 shadow-card'

/** The open order with its next step, and the unfinished checkout. */
export function AccountNow({ order, hasDraft }: AccountNowProps) {
  const messages = useAddressBookMessages().home
  const { headlines } = useOrderMessages()
  const [before, after] = messages.open.split('{number}')
  return (
    <>
      {order && (
        <section className={card}>
          <p className="min-w-0">
            <span className="figures block font-bold text-lg">
              {before}
              <span className="whitespace-nowrap">{order.number}</span>
              {after}
            </span>
            <span className="text-soft-ink">
              {format(headlines[order.headline].title, { method: order.method })}
            </span>
          </p>
          <ButtonLink to={order.link}>{messages.next}</ButtonLink>
        </section>
      )}
      {hasDraft && (
        <section className={card}>
          <p className="font-bold text-lg">{messages.unfinished}</p>
          <ButtonLink to="/checkout" reloadDocument>
            {messages.goOn}
          </ButtonLink>
        </section>
      )}
    </>
  )
}

const doorsIn = (book: ReturnType<typeof useAddressBookMessages>['home'], own: OwnDoors) =>
  [
    ['/cuenta/pedidos', Package, book.orders, book.ordersHint],
    ['/cuenta/destinatarios', ContactRound, book.recipients, book.recipientsHint],
    ['/cuenta/comprobantes', ReceiptText, own.proofs, own.proofsHint],
    ['/cuenta/equipos', PlugZap, own.equipment, own.equipmentHint],
    ['/cuenta/calculos', Bookmark, own.calculations, own.calculationsHint],
    ['/cuenta/donaciones', HandHeart, own.donations, own.donationsHint],
    ['/cuenta/avisos', SlidersHorizontal, own.preferences, own.preferencesHint],
    ['/cuenta/mis-datos', FileDown, book.data, book.dataHint],
  ] as const

/** What the shop stores for an account. */
export function AccountDoors() {
  const { home } = useAddressBookMessages()
  const { doors } = useOwnMessages()
  return doorsIn(home, doors).map(([to, icon, title, text]) => (
    <Door key={to} to={to} icon={icon} title={title} text={text} />
  ))
}
