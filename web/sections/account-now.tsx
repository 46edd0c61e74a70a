import {
  ContactRound,
  FileDown,
  Gift,
  Package,
  PlugZap,
  ReceiptText,
  SlidersHorizontal,
} from 'lucide-react'
import { ButtonLink } from '#design/button.tsx'
import { fill } from '#kernel/words.ts'
import { Door } from '#shop/accounts/ui/account-home.tsx'
import { useBookWords } from '#shop/checkout/ui/use-book-words.ts'
import type { Headline } from '#shop/orders/progress.rules.ts'
import { useOrderWords } from '#shop/orders/ui/use-order-words.ts'
import { useOwnWords } from '../use-page-words.ts'

export interface OpenOrder {
  readonly number: string
  readonly link: string
  readonly headline: Headline
}

interface AccountNowProps {
  readonly order: OpenOrder | null
  readonly hasDraft: boolean
}

const card =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line border-l-4 border-l-sun bg-raised p-5 shadow-card'

/** The open order with its next step, and what was begun and not placed. */
export function AccountNow({ order, hasDraft }: AccountNowProps) {
  const words = useBookWords().home
  const { headlines } = useOrderWords()
  return (
    <>
      {order && (
        <section className={card}>
          <p className="min-w-0">
            <span className="figures block font-bold text-lg">
              {fill(words.open, { number: order.number })}
            </span>
            <span className="text-soft-ink">{headlines[order.headline].title}</span>
          </p>
          <ButtonLink to={order.link}>{words.next}</ButtonLink>
        </section>
      )}
      {hasDraft && (
        <section className={card}>
          <p className="font-bold text-lg">{words.unfinished}</p>
          <ButtonLink to="/checkout" reloadDocument>
            {words.goOn}
          </ButtonLink>
        </section>
      )}
    </>
  )
}

/** What the shop keeps for whoever has an account. */
export function AccountDoors() {
  const words = useBookWords().home
  const { doors } = useOwnWords()
  return (
    <>
      <Door to="/cuenta/pedidos" icon={Package} title={words.orders} text={words.ordersHint} />
      <Door
        to="/cuenta/destinatarios"
        icon={ContactRound}
        title={words.recipients}
        text={words.recipientsHint}
      />
      <Door
        to="/cuenta/comprobantes"
        icon={ReceiptText}
        title={doors.proofs}
        text={doors.proofsHint}
      />
      <Door
        to="/cuenta/equipos"
        icon={PlugZap}
        title={doors.equipment}
        text={doors.equipmentHint}
      />
      <Door
        to="/cuenta/donaciones"
        icon={Gift}
        title={doors.donations}
        text={doors.donationsHint}
      />
      <Door
        to="/cuenta/avisos"
        icon={SlidersHorizontal}
        title={doors.preferences}
        text={doors.preferencesHint}
      />
      <Door to="/cuenta/mis-datos" icon={FileDown} title={words.data} text={words.dataHint} />
    </>
  )
}
