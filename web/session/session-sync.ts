import { useEffect } from 'react'
import { showToast } from '#design/toasts/toasts.tsx'
import type { ServedSession } from '#shop/accounts/sessions/served-session.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { closeProfileCart, openProfileCart } from '#web/cart/sharing/profile-cart.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { refreshSession, showSession } from './session-refresh.ts'

/** Extends the session of the signed-in user, and saves the cart to the profile. */
export function SessionSync({ session }: { session: ServedSession | null }) {
  const { destination } = useShop()
  const messages = useCartMessages().toasts.notSaved
  const userId = session?.user.id ?? null
  useEffect(refreshSession, [])
  useEffect(() => showSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of destination or of messages asks the profile nothing
  useEffect(() => {
    if (userId === null) return closeProfileCart()
    const notify = () => showToast({ ...messages, variant: 'destructive' })
    void openProfileCart(userId, destination, notify)
  }, [userId])
  return null
}
