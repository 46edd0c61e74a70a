import { useEffect, useState } from 'react'
import type { CartCheck } from '#shop/solar/system/cart-check.service.server.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { compactOf } from '../cart-order.tsx'
import type { CartView } from '../use-cart-view.ts'

/** The check of this browser's cart; without one, that of the served cart. Nothing is said where it cannot be asked. */
export function useCartCheck(live: CartView | null, served: CartCheck | null): CartCheck | null {
  const { destination } = useShop()
  const [check, setCheck] = useState(served)
  const cart = live ? compactOf(live) : ''
  useEffect(() => {
    if (cart === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    fetch(`/carrito/comprobacion?${new URLSearchParams({ cart, destino: destination })}`, {
      signal,
    })
      .then(async (response) => {
        if (response.ok) setCheck((await response.json()) as CartCheck | null)
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [cart, destination])
  return live ? check : served
}
