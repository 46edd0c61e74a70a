import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { formatUsd } from '#kernel/money.ts'
import { fill } from '#kernel/words.ts'
import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import { installationPrice } from '#shop/cart/totals.rules.ts'
import { useCartWords } from '#shop/cart/ui/use-cart-words.ts'
import { useCheckoutWords } from '#shop/checkout/ui/use-checkout-words.ts'
import type { StepAnswer } from '../checkout.ts'

interface ExtrasProps {
  readonly served: Pick<ServedCart, 'code' | 'installation'>
  readonly answer: StepAnswer | undefined
}

function Coupon({ served, answer }: ExtrasProps) {
  const words = useCheckoutWords().payment
  const isWrong = answer?.isCouponWrong ?? false
  if (served.code)
    return (
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <p>{fill(words.couponApplied, { code: served.code })}</p>
        <Button type="submit" name="intent" value="no_coupon">
          {words.removeCoupon}
        </Button>
      </Form>
    )
  return (
    <Form method="post" className="grid gap-1.5">
      <label htmlFor="code" className="font-semibold text-sm">
        {words.coupon}
      </label>
      <span className="flex gap-3">
        <input
          id="code"
          name="code"
          defaultValue={isWrong ? (answer?.typed?.code ?? '') : ''}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'code-problem' : undefined}
          className={`min-h-12 w-full min-w-0 rounded-field border bg-paper px-3 ${isWrong ? 'border-bad' : 'border-soft-ink'}`}
        />
        <Button type="submit" name="intent" value="coupon">
          {words.apply}
        </Button>
      </span>
      {isWrong && (
        <p id="code-problem" role="alert" className="text-bad text-sm">
          {words.couponWrong}
        </p>
      )}
    </Form>
  )
}

function Installation({ served }: Pick<ExtrasProps, 'served'>) {
  const words = useCheckoutWords().payment
  const cart = useCartWords().installation
  const { installation } = served
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <input type="hidden" name="on" value={String(!installation)} />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{words.installation}</span>
        <span className="block text-soft-ink text-sm">
          {fill(cart.text, { price: formatUsd(installationPrice) })}
        </span>
      </p>
      <Button type="submit" name="intent" value="installation">
        {installation ? words.removeInstallation : words.addInstallation}
      </Button>
    </Form>
  )
}

/** What may still be added to the order, each with a form of its own. */
export function CheckoutExtras({ served, answer }: ExtrasProps) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <Installation served={served} />
      <div className="border-line border-t pt-4">
        <Coupon served={served} answer={answer} />
      </div>
    </section>
  )
}
