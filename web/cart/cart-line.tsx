import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { isQuantity, isTooMany, maxOf, maxQuantity } from '#shop/cart/cart.rules.ts'
import type { LineSum } from '#shop/cart/totals.rules.ts'
import { LineParts } from '#shop/cart/ui/line-parts.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { CartForm } from './cart-form.tsx'
import { useCartActions } from './use-cart-actions.ts'

interface CartLineProps {
  readonly line: LineSum
  readonly destination: Destination
  readonly isLive: boolean
  /** How many the form of a page without scripts asked for; null when there are as many. */
  readonly asked: number | null
  readonly onLeave?: () => void
}

interface ControlProps extends Pick<CartLineProps, 'line' | 'isLive'> {
  readonly onSet: (quantity: number) => void
}

const focusHeading = (form: HTMLElement) =>
  form.closest('[data-cart]')?.querySelector<HTMLElement>('[data-cart-title]')?.focus()

const step = 'grid size-11 shrink-0 cursor-pointer place-items-center'

function Step({ line, by, isLive, onSet }: ControlProps & { by: 1 | -1 }) {
  const messages = useCartMessages().line
  const { id, name } = line.product
  const next = line.quantity + by
  const Icon = by > 0 ? Plus : Minus
  const remove = (form: HTMLElement) => {
    if (next === 0) focusHeading(form)
    onSet(next)
  }
  return (
    <CartForm
      intent="set"
      fields={{ product: id, quantity: String(next) }}
      onDo={isLive ? remove : null}
    >
      <button
        type="submit"
        aria-label={format(by > 0 ? messages.more : messages.fewer, { name })}
        className={step}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </CartForm>
  )
}

function Quantity({ line, isLive, onSet }: ControlProps) {
  const messages = useCartMessages().line
  const { id, name } = line.product
  const [draft, setDraft] = useState<string | null>(null)
  const apply = () => {
    if (draft === null) return
    setDraft(null)
    const requested = draft.trim() === '' ? Number.NaN : Number(draft)
    if (requested !== line.quantity) onSet(requested)
  }
  return (
    <CartForm intent="set" fields={{ product: id }} onDo={isLive ? apply : null} className="flex">
      <input
        type="number"
        name="quantity"
        inputMode="numeric"
        min={0}
        max={maxQuantity}
        step={1}
        value={draft ?? line.quantity}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={apply}
        aria-label={format(messages.quantityOf, { name })}
        className="figures h-11 w-14 border-x border-line bg-raised text-center [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      {!isLive && (
        <button type="submit" className="min-h-11 cursor-pointer px-3 text-sm underline">
          {messages.set}
        </button>
      )}
    </CartForm>
  )
}

function LineControls({ line, isLive, asked }: Pick<CartLineProps, 'line' | 'isLive' | 'asked'>) {
  const { line: messages, notices } = useCartMessages()
  const { set } = useCartActions()
  const { id, name } = line.product
  const [from, setFrom] = useState(asked)
  const max = maxOf(line.product)
  const isShort = from !== null && from > max
  const change = (quantity: number) => {
    setFrom(isQuantity(quantity) || isTooMany(quantity) ? quantity : null)
    set(id, quantity)
  }
  const remove = (form: HTMLElement) => {
    focusHeading(form)
    set(id, 0)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex rounded-field border border-line bg-raised">
        <Step line={line} by={-1} isLive={isLive} onSet={change} />
        <Quantity line={line} isLive={isLive} onSet={change} />
        <Step line={line} by={1} isLive={isLive} onSet={change} />
      </div>
      <CartForm intent="remove" fields={{ product: id }} onDo={isLive ? remove : null}>
        <button
          type="submit"
          aria-label={format(messages.removeProduct, { name })}
          className={buttonClass('quiet', 'text-sm')}
        >
          {messages.remove}
        </button>
      </CartForm>
      <p role="status" className="w-full font-semibold text-sm text-warn empty:-mt-2">
        {isShort && format(notices.fewer, { name, from, to: max })}
      </p>
    </div>
  )
}

const few = 5

const lineAnchor = (id: string): string => `linea-${id}`

/** One product of the cart: name, quantity, amount and its parts. */
export function CartLine({ line, destination, isLive, asked, onLeave }: CartLineProps) {
  const messages = useCartMessages().line
  const locale = useLocale()
  const { product, quantity, unitPrice, amount } = line
  const left = product.unitsLeft
  return (
    <li
      id={lineAnchor(product.id)}
      className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4"
    >
      <ProductImage product={product} className="self-start rounded-field sm:row-span-2" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <Link
            to={productPath(product)}
            onClick={() => onLeave?.()}
            className="font-semibold break-words no-underline hover:underline"
          >
            {unbroken(product.name)}
          </Link>
          <Money amount={amount} className="text-lg font-bold" />
        </div>
        <p className="text-sm text-soft-ink">
          {quantity > 1 && format(messages.each, { price: formatUsd(unitPrice) })}
          {left !== null && left <= few && (
            <span className="text-warn">
              {quantity > 1 && ' · '}
              {formatPlural(locale, messages.max, left)}
            </span>
          )}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        <LineControls line={line} isLive={isLive} asked={asked} />
        {destination === 'cuba' && <LineParts line={line} />}
      </div>
    </li>
  )
}
