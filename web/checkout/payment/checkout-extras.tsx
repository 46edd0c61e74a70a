import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import type { ServedCart } from '#shop/cart/served-cart.service.server.ts'
import { InstallationText } from '#shop/cart/ui/installation-text.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import type { StepResult } from '../checkout.ts'

interface ExtrasProps {
  readonly served: Pick<ServedCart, 'code' | 'installation' | 'noInstaller'>
  readonly result: StepResult | undefined
}

function Coupon({ served, result }: ExtrasProps) {
  const messages = useCheckoutMessages().payment
  const hasError = result?.isCouponInvalid ?? false
  if (served.code)
    return (
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <p>{format(messages.couponApplied, { code: served.code })}</p>
        <Button type="submit" name="intent" value="no_coupon">
          {messages.removeCoupon}
        </Button>
      </Form>
    )
  return (
    <Form method="post" className="grid gap-1.5">
      <label htmlFor="code" className="font-semibold text-sm">
        {messages.coupon}
      </label>
      <span className="flex gap-3">
        <input
          id="code"
          name="code"
          defaultValue={hasError ? (result?.input?.code ?? '') : ''}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={hasError}
          aria-describedby={hasError ? 'code-problem' : undefined}
          className={`min-h-12 w-full min-w-0 rounded-field border bg-paper px-3 ${hasError ? 'border-bad' : 'border-soft-ink'}`}
        />
        <Button type="submit" name="intent" value="coupon">
          {messages.apply}
        </Button>
      </span>
      {hasError && (
        <p id="code-problem" role="alert" className="text-bad text-sm">
          {messages.couponInvalid}
        </p>
      )}
    </Form>
  )
}

function Installation({ served }: Pick<ExtrasProps, 'served'>) {
  const messages = useCheckoutMessages().payment
  const cart = useCartMessages().installation
  const { installation, noInstaller } = served
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <input type="hidden" name="on" value={String(!installation)} />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{messages.installation}</span>
        <span className="block text-soft-ink text-sm">
          <InstallationText {...useShop().facts.installation} />{' '}
          {noInstaller && <strong>{cart.without[noInstaller]}</strong>}
        </span>
      </p>
      {!noInstaller && (
        <Button type="submit" name="intent" value="installation">
          {installation ? messages.removeInstallation : messages.addInstallation}
        </Button>
      )}
    </Form>
  )
}

/** Optional additions to the order, each with a form of its own. */
export function CheckoutExtras({ served, result }: ExtrasProps) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
      <Installation served={served} />
      <div className="border-line border-t pt-4">
        <Coupon served={served} result={result} />
      </div>
    </section>
  )
}
