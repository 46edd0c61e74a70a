import { sql } from 'kysely'
import type { IsolatedShop } from '../app/isolated-shop.ts'

/** Waits for the newest letter to an address and gives the path that its link opens. */
export async function linkFromMailbox(shop: IsolatedShop, address: string): Promise<string> {
  const [email] = await shop.read(
    sql<{ text: string }>`select text from outbox where recipient = ${address}
      order by created_at desc, id desc limit 1`,
  )
  const [link] = /https?:\/\/\S+/.exec(email?.text ?? '') ?? []
  if (!link) throw new Error(`no letter with a link came to ${address}`)
  const { pathname, search } = new URL(link)
  return `${shop.url}${pathname}${search}`
}
