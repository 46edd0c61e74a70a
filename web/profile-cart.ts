import type { Destination } from '#kernel/destination.ts'
import type { CartLine } from '#shop/cart/cart.rules.ts'
import type { CartKeeper } from '#shop/cart/cart-keeper.rules.ts'
import { parseStored, toCompact } from '#shop/cart/stored-cart.rules.ts'
import { askShop } from './ask-shop.ts'
import { dropStored, keepStored, readStored } from './browser-storage.ts'
import { showLines, takeLines } from './cart-changes.ts'
import { keepCartWith, keptLines } from './cart-store.ts'
import { isTestFrame } from './test-frame.ts'

const ownerKey = 'cartOwner'
const unsavedKey = 'cartUnsaved'

async function send(how: 'merge' | 'replace', lines: readonly CartLine[]): Promise<CartLine[]> {
  const cart = lines.map(({ id, quantity }) => ({ product: { id }, quantity }))
  const wish = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ how, cart }),
    keepalive: true,
  }
  const answer = await askShop('/carrito/perfil', wish, 'cart')
  if (!answer.ok) throw new Error('the profile did not take the cart')
  const { cart: kept = [] } = (await answer.json()) as { cart?: unknown[] }
  return parseStored(JSON.stringify(kept)).lines
}

let saving: Promise<unknown> = Promise.resolve()
/** What was sent last: a price that is seen anew changes nothing of what is meant to be bought. */
let sent: string | null = null

/** Saves come one after the other; what could not be saved is merged at the next opening. */
async function save(lines: readonly CartLine[]): Promise<void> {
  const wish = toCompact(lines, false)
  if (wish === sent) return
  sent = wish
  keepStored(unsavedKey, 'true')
  const turn = saving.catch(() => {}).then(() => send('replace', lines))
  saving = turn
  try {
    await turn
  } catch (error) {
    sent = null
    throw error
  }
  isTold = false
  if (saving === turn) dropStored(unsavedKey)
}

const keeper: CartKeeper = { save }

let isTold = false
/** A line that is lost is told once, not with every change. */
const tellOnce = (tell: () => void) => () => {
  if (!isTold) tell()
  isTold = true
}

/** The cart of whoever is signed in: what this browser held joins the profile's once, then the profile's counts. */
export async function openProfileCart(
  personId: string,
  destination: Destination,
  tell: () => void,
): Promise<void> {
  if (isTestFrame()) return
  const isOwn = readStored(ownerKey) === personId && readStored(unsavedKey) === null
  keepCartWith(keeper, tellOnce(tell))
  try {
    const before = keptLines()
    const kept = await send('merge', isOwn ? [] : before)
    sent = toCompact(kept, false)
    keepStored(ownerKey, personId)
    dropStored(unsavedKey)
    if (keptLines() === before) showLines(kept, destination)
    else takeLines(kept, destination)
  } catch {
    tell()
  }
}

/** Nobody is signed in any more: the cart is this browser's alone. */
export const closeProfileCart = (): void => keepCartWith(null, () => {})
