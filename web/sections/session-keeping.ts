import { useEffect } from 'react'
import { showToast } from '#design/toasts.tsx'
import type { ServedSession } from '#shop/accounts/served-session.rules.ts'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { closeProfileCart, openProfileCart } from '../profile-cart.ts'
import { keepSession, showSession } from '../session-keeper.ts'
import { useShop } from '../use-shop.ts'

/** Keeps the session of whoever is signed in, and his cart in his profile. */
export function SessionKeeping({ session }: { session: ServedSession | null }) {
  const { destination } = useShop()
  const messages = useCartMessages().toasts.notSaved
  const personId = session?.user.id ?? null
  useEffect(keepSession, [])
  useEffect(() => showSession(session), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of destination or of messages asks the profile nothing
  useEffect(() => {
    if (personId === null) return closeProfileCart()
    const tell = () => showToast({ ...messages, variant: 'destructive' })
    void openProfileCart(personId, destination, tell)
  }, [personId])
  return null
}
