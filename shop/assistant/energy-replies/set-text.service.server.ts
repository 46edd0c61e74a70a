import { format } from '#kernel/messages.ts'
import { rangeFigures } from '#shop/electrical/runtime-text.rules.ts'
import type { OfferedSet, SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { money, placeText, type ReplyContext } from '../replies/reply-context.service.server.ts'

/** What stores, converts and charges; the rest joins and protects. */
const main: readonly string[] = ['kit', 'portable', 'battery', 'inverter', 'panel']

function partsText({ messages }: ReplyContext, { lines }: SoldSet): string {
  const named = lines.filter(({ product }) => main.includes(product.category))
  const names = named.map(({ product, quantity }) =>
    quantity === 1 ? product.name : `${quantity} × ${product.name}`,
  )
  const rest = named.length < lines.length ? messages.system.rest : ''
  return `${names.join(' + ')}${rest}`
}

/** One set in a line: its level, price, hours and parts. */
export function setText(reply: ReplyContext, set: SoldSet, level: OfferedSet['level'] | null) {
  const { system } = reply.messages
  const values = {
    level: level === null ? system.notReached : system.levels[level],
    price: money(reply, set.price),
    place: placeText(reply),
    parts: partsText(reply, set),
    ...rangeFigures(reply.ctx.locale, set.runtime),
  }
  return format(system.set, values)
}

/** The products that are sets by themselves, as cards. */
export const wholeSets = (sets: readonly SoldSet[]) =>
  sets.flatMap(({ lines: [first, ...others] }) =>
    first && others.length === 0 && first.quantity === 1 ? [first.product] : [],
  )
