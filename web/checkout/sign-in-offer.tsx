import { TextLink } from '#design/text-link.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'

/** For a guest: an account has the data already. It leads back to this step. */
export function SignInOffer({ step }: { step: string }) {
  const messages = useCheckoutMessages().buyer
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span>{messages.signIn}</span>
      <TextLink to={`/login?from=${encodeURIComponent(step)}`} className="font-semibold">
        {messages.signInLink}
      </TextLink>
    </p>
  )
}
