import { useLocale } from '#design/messages-context.tsx'
import { alternatives } from '#kernel/alternatives.ts'
import { format } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { closedBySum, openFor, openNames } from '#shop/payments/methods/open-methods.rules.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

/** How this sum can be paid, by the same rule as the last step of the checkout, and what its sum rules out. */
export function HowToPay({ total }: { total: Usd }) {
  const messages = useCartMessages().order
  const locale = useLocale()
  const { methods, destination } = useShop()
  const open = openFor(methods, destination, total)
  const names = alternatives(locale, openNames(methods, destination, total))
  const notes = [
    ...open.map(({ name, instructions }) => [name, instructions]),
    ...closedBySum(methods, destination, total).map(({ name, limits }) => [name, `${limits}.`]),
  ]
  return (
    <div className="grid gap-1 text-sm text-soft-ink">
      <p>{open.length === 0 ? messages.noMethod : format(messages.note, { methods: names })}</p>
      {notes.map(
        ([name, text]) =>
          text && (
            <p key={name}>
              <span className="font-semibold">{`${name}:`}</span> {text}
            </p>
          ),
      )}
    </div>
  )
}
