import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { setSheetPath } from '#shop/catalogue/products/set-sheet.rules.ts'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import { usePricingMessages } from '#shop/pricing/ui/use-messages.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { SetLine, SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { usedOf } from '#shop/solar/owned/owned.rules.ts'
import { ownedParameters } from '#shop/solar/owned/owned-text.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { CartForm } from '#web/cart/cart-form.tsx'
import { AddToCart } from '#web/cart/panel/add-to-cart.tsx'
import { useAddSet } from '#web/cart/panel/use-add-set.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { Fold } from '../fold.tsx'
import { UsesOwn, usesOwn } from './own-parts.tsx'

function Single({ line }: { line: SetLine }) {
  const { product } = line
  return (
    <div className="grid grid-cols-[3.5rem_1fr] items-center gap-3 md:grid-cols-[5rem_1fr] md:gap-4">
      <ProductImage product={product} sizes="80px" className="rounded-field" />
      <ProductLink
        product={product}
        className="font-semibold underline decoration-line underline-offset-4"
      >
        {product.name}
      </ProductLink>
    </div>
  )
}

const main: readonly string[] = ['kit', 'portable', 'inverter', 'battery', 'panel']
const counted = ({ product, quantity }: SetLine) =>
  quantity === 1 ? product.name : `${quantity} × ${product.name}`

interface SetLinesProps {
  readonly set: SoldSet
  readonly calculation: Pick<Calculation, 'place' | 'owned'>
}

/** The main parts by name; all of them, and the sheet for whoever wires them, behind a fold. */
function Parts({ set, calculation }: SetLinesProps) {
  const { lines, own } = set
  const messages = useSolarMessages().sets
  const locale = useLocale()
  const mainLines = lines.filter(({ product }) => main.includes(product.category))
  // where the house has all that is large, the first of the small parts is named
  const named = mainLines.length > 0 ? mainLines : lines.slice(0, 1)
  const more = lines.length - named.length
  const owned = calculation.owned.battery?.quantity ?? 0
  const isSome = own.batteries > 0 && own.batteries < owned
  const names = named.map(counted).join(', ')
  const rest = more > 0 ? ` ${formatPlural(locale, messages.morePieces, more)}` : ''
  return (
    <Fold summary={`${names}${rest}`} className="max-md:text-sm">
      <p className="text-sm text-soft-ink">{messages.parts}</p>
      <ul className="mt-1 space-y-1">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="flex gap-2">
            <span className="figures w-8 shrink-0 text-right">{quantity} ×</span>
            <ProductLink product={product} className="underline decoration-line underline-offset-4">
              {product.name}
            </ProductLink>
          </li>
        ))}
      </ul>
      {isSome && (
        <p className="mt-1 text-sm">
          {format(messages.own.someBatteries, { used: own.batteries, owned })}
        </p>
      )}
      <SheetLink lines={lines} place={calculation.place} owned={usedOf(calculation.owned, own)} />
    </Fold>
  )
}

interface SheetLinkProps extends Pick<SoldSet, 'lines'>, Pick<Calculation, 'place' | 'owned'> {}

/** Parts that are wired together have a sheet for whoever does it. */
function SheetLink({ lines, place, owned }: SheetLinkProps) {
  const messages = useSolarMessages().sets
  const has = (category: string) => lines.some(({ product }) => product.category === category)
  if (!has('inverter') && !owned.inverter && !(has('portable') && has('panel'))) return null
  const parts = lines.map(({ product, quantity }) => ({ sku: product.sku, quantity }))
  return (
    <Link
      to={setSheetPath(parts, place, ownedParameters(owned))}
      className="inline-flex min-h-11 items-center underline"
    >
      {messages.sheet}
    </Link>
  )
}

function AddAll({ lines }: Pick<SoldSet, 'lines'>) {
  const messages = useSolarMessages().sets
  const add = useAddSet()
  const set = lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join()
  return (
    <CartForm intent="add-set" fields={{ set }} onDo={() => add(lines)} className="print:hidden">
      <button type="submit" className={buttonClass('sun', 'w-full')}>
        <ShoppingCart aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {messages.addAll}
      </button>
    </CartForm>
  )
}

/** What a set consists of, what it costs delivered, and the button that adds all of it. */
export function SetLines({ set, calculation }: SetLinesProps) {
  const pricing = usePricingMessages()
  const { destination } = useShop()
  const [first, ...more] = set.lines
  const isMixed = usesOwn(set)
  const single = first && more.length === 0 && first.quantity === 1 && !isMixed ? first : null
  return (
    <>
      {single ? <Single line={single} /> : <Parts set={set} calculation={calculation} />}
      <UsesOwn set={set} />
      <p>
        <span className="text-sm text-soft-ink">
          {destination === 'cuba' ? pricing.inCuba : pricing.inUsa}
        </span>{' '}
        <strong className="figures font-display text-2xl">{formatUsd(cents(set.price))}</strong>
      </p>
      {single ? (
        <AddToCart product={single.product} className="print:hidden" />
      ) : (
        <AddAll lines={set.lines} />
      )}
    </>
  )
}
