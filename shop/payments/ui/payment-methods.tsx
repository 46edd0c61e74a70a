import { format } from '#kernel/messages.ts'
import {
  hasProvider,
  kindOf,
  type MethodKind,
  type OnlineMethod,
  type PaymentMethod,
} from '#kernel/payment-method.ts'
import type { OfferedMethod } from '../methods/method.rules.ts'
import { PayPalProvider } from '../paypal/ui/paypal-client.tsx'
import { usePaymentMessages } from './use-messages.ts'

/** What a provider's script needs before its method can be chosen. */
const clients: Partial<Record<OnlineMethod, typeof PayPalProvider>> = { paypal: PayPalProvider }

interface PaymentMethodsProps {
  /** The methods open for this total and destination. */
  readonly methods: readonly OfferedMethod[]
  readonly chosen?: PaymentMethod | undefined
  /** True after hydration: then a provider with a script is shown only if its client id could be fetched. */
  readonly isAlive: boolean
  readonly problem?: string | undefined
  /** What each kind of method means, where it is no whole order that is paid. */
  readonly texts?: Readonly<Record<MethodKind, string>>
}

interface ChoiceProps extends Pick<PaymentMethodsProps, 'texts'> {
  readonly offered: OfferedMethod
  readonly isChosen: boolean
}

function Choice({ offered, isChosen, texts }: ChoiceProps) {
  const { method, name, instructions } = offered
  const kind = kindOf(method)
  const messages = usePaymentMessages().methods[kind]
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-raised p-4 has-checked:border-ink has-checked:bg-sunk">
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={isChosen}
        required
        className="mt-1 size-5"
      />
      <span className="grid gap-1">
        <span className="font-semibold">{format(messages.name, { method: name })}</span>
        <span className="text-soft-ink text-sm">
          {format(texts?.[kind] ?? messages.text, { method: name })} {instructions}
        </span>
      </span>
    </label>
  )
}

/** One radio button for each method. Without JavaScript the server decides which. */
export function PaymentMethods({ methods, chosen, isAlive, problem, texts }: PaymentMethodsProps) {
  const messages = usePaymentMessages().methods
  const choice = (offered: OfferedMethod) => (
    <Choice
      key={offered.method}
      offered={offered}
      {...(texts ? { texts } : {})}
      isChosen={offered.method === (chosen ?? methods[0]?.method)}
    />
  )
  return (
    <fieldset className="grid gap-3" aria-describedby={problem ? 'method-problem' : undefined}>
      <legend className="mb-2 font-bold text-lg">{messages.title}</legend>
      {methods.map((offered) => {
        const Client = hasProvider(offered.method) && isAlive ? clients[offered.method] : undefined
        return Client ? <Client key={offered.method}>{choice(offered)}</Client> : choice(offered)
      })}
      {methods.length === 0 && <p className="text-soft-ink">{messages.none}</p>}
      {problem && (
        <p id="method-problem" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
