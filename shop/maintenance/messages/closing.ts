import type { Locale } from '#kernel/locale.ts'

/** What is asked before the shop is closed; loaded with the switch, which only administrators have. */
export const closing: Readonly<
  Record<
    Locale,
    {
      readonly title: string
      readonly text: string
      readonly confirm: string
      readonly cancel: string
    }
  >
> = {
  es: {
    title: '¿Cerrar la tienda a compras?',
    text: 'Nadie podrá añadir al carrito, pedir ni pagar, y toda la tienda lo dirá en una franja. Se puede seguir mirando; los pedidos y pagos ya empezados siguen su curso. La abres otra vez aquí, al momento.',
    confirm: 'Cerrar a compras',
    cancel: 'Dejarla abierta',
  },
  en: {
    title: 'Close the shop to purchases?',
    text: 'Nobody will be able to add to the cart, order or pay, and a banner says so on the whole shop. It can still be browsed; orders and payments under way go on. You open it again here, at once.',
    confirm: 'Close to purchases',
    cancel: 'Leave it open',
  },
}
