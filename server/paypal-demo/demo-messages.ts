import type { Locale } from '#kernel/locale.ts'
import type { DemoAction } from './demo-actions.ts'

interface DemoMessages {
  /** Shown in every language at once, whatever the page's own is. */
  readonly mark: string
  readonly title: string
  readonly text: string
  readonly order: string
  readonly after: string
  readonly back: string
  readonly none: string
  readonly list: string
  readonly actions: Readonly<Record<DemoAction, string>>
  readonly states: Readonly<
    Record<'waiting' | 'paid' | 'review' | 'declined' | 'refunded' | 'disputed', string>
  >
}

export const demoMessages: Readonly<Record<Locale, DemoMessages>> = {
  es: {
    mark: 'Prueba: aquí no se cobra nada',
    title: 'PayPal de prueba',
    text: 'Esta página hace de PayPal mientras la tienda está en demostración. No escribas datos de ninguna cuenta: elige qué debe responder.',
    order: 'Pedido',
    after: 'Qué puede pasar después con este pago',
    back: 'Volver a la tienda',
    none: 'Con este pago ya no puede pasar nada más.',
    list: 'Pagos de prueba, del más nuevo al más viejo',
    actions: {
      approve: 'Aprobar el pago',
      pending: 'Aprobar y dejarlo en revisión',
      decline: 'Rechazar la tarjeta',
      cancel: 'Cancelar y volver a la tienda',
      complete: 'Terminar la revisión: aceptado',
      deny: 'Terminar la revisión: rechazado',
      refund: 'Devolver lo pagado',
      dispute: 'Abrir una disputa',
      won: 'Cerrar la disputa a favor de la tienda',
      lost: 'Cerrar la disputa a favor de quien pagó',
    },
    states: {
      waiting: 'Espera el pago',
      paid: 'Pagado',
      review: 'En revisión',
      declined: 'Rechazado',
      refunded: 'Devuelto',
      disputed: 'En disputa',
    },
  },
  en: {
    mark: 'Trial: nothing is charged here',
    title: 'Trial PayPal',
    text: 'This page stands in for PayPal while the shop is a demonstration. Do not enter the details of any account: choose what it should answer.',
    order: 'Order',
    after: 'What may happen to this payment later',
    back: 'Back to the shop',
    none: 'Nothing more can happen to this payment.',
    list: 'Trial payments, newest first',
    actions: {
      approve: 'Approve the payment',
      pending: 'Approve it and leave it under review',
      decline: 'Decline the card',
      cancel: 'Cancel and go back to the shop',
      complete: 'Finish the review: accepted',
      deny: 'Finish the review: rejected',
      refund: 'Refund what was paid',
      dispute: 'Open a dispute',
      won: 'Close the dispute in favour of the shop',
      lost: 'Close the dispute in favour of the payer',
    },
    states: {
      waiting: 'Waiting for payment',
      paid: 'Paid',
      review: 'Under review',
      declined: 'Declined',
      refunded: 'Refunded',
      disputed: 'Disputed',
    },
  },
}
