import type { Destination } from '#kernel/destination.ts'
import type { CartLine } from '#shop/cart/cart.rules.ts'
import type { CartStore } from '#shop/cart/cart-persistence.rules.ts'
import { parseStored, toCompact } from '#shop/cart/stored-cart.rules.ts'
import { dropStored, readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { fetchFromShop } from '#web/shell/request/fetch-with-retry.ts'
import { cartOwnerKey } from '#web/shell/request/private-storage.rules.ts'
import { isTestFrame } from '#web/test-centre/stage/framed-page.ts'
import { showLines, takeLines } from '../cart-changes.ts'
import { saveCartWith, storedLines } from '../cart-store.ts'

const unsavedKey = 'cartUnsaved'

async function send(how: 'merge' | 'replace', lines: readonly CartLine[]): Promise<CartLine[]> {
  const cart = lines.map(({ id, quantity }) => ({ product: { id }, quantity }))
  const input = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ how, cart }),
    keepalive: true,
  }
  const response = await fetchFromShop('/carrito/perfil', input, 'cart')
  if (!response.ok) throw new Error('the profile did not take the cart')
  const { cart: saved = [] } = (await response.json()) as { cart?: unknown[] }
  return parseStored(JSON.stringify(saved)).lines
}

let saving: Promise<unknown> = Promise.resolve()
/** What was sent last: changed prices alone need no save. */
let sent: string | null = null

/** Saves run one after the other; a failed one is merged at the next opening. */
async function save(lines: readonly CartLine[]): Promise<void> {
  const input = toCompact(lines, false)
  if (input === sent) return
  sent = input
  storeItem(unsavedKey, 'true')
  const turn = saving.catch(() => {}).then(() => send('replace', lines))
  saving = turn
  try {
    await turn
  } catch (error) {
    sent = null
    throw error
  }
  isNotified = false
  if (saving === turn) dropStored(unsavedKey)
}

const store: CartStore = { save }

let isNotified = false
/** A lost connection is shown once, not with every change. */
const notifyOnce = (notify: () => void) => () => {
  if (!isNotified) notify()
  isNotified = true
}

/** The signed-in customer's cart: this browser's cart is merged into the profile's once, then the profile's is used. */
export async function openProfileCart(
  userId: string,
  destination: Destination,
  notify: () => void,
): Promise<void> {
  if (isTestFrame()) return
  const isOwn = readStored(cartOwnerKey) === userId && readStored(unsavedKey) === null
  saveCartWith(store, notifyOnce(notify))
  try {
    const before = storedLines()
    const saved = await send('merge', isOwn ? [] : before)
    sent = toCompact(saved, false)
    storeItem(cartOwnerKey, userId)
    dropStored(unsavedKey)
    if (storedLines() === before) showLines(saved, destination)
    else takeLines(saved, destination)
  } catch {
    notify()
  }
}

/** After the sign-out: the cart belongs to this browser only. */
export const closeProfileCart = (): void => saveCartWith(null, () => {})
