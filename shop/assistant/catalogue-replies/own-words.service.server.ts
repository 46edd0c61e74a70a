import { format } from '#kernel/messages.ts'
import { specLabels } from '#shop/catalogue/fields/spec-labels.rules.ts'
import type { KitPart, Product } from '#shop/catalogue/products/product.rules.ts'
import { runtimeMessages } from '#shop/solar/messages.service.server.ts'
import { switchOverOfProduct } from '#shop/solar/runtime/switch-over.rules.ts'
import { noteText } from '../replies/facts.rules.ts'
import type { ReplyContext } from '../replies/reply-context.service.server.ts'

interface About {
  readonly reply: ReplyContext
  readonly product: Product
}

/** Parts of a kit by what people call them, and by their names in the catalogue. */
const partKinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(controlador\w*|regulador\w*|mppt|(charge )?controllers?)\b/,
    /mppt|h[íi]brido|hybrid|estaci|station/i,
  ],
  [
    /\b(soportes?|rieles?|estructura|bases?|grapas?|brackets?|rails?|mounts?|mounting|clamps?)\b/,
    /riel|rail|soporte|mount|bracket|estructura/i,
  ],
  [/\b(cables?|cableado|wires?|wiring)\b/, /cable/i],
  [
    /\b(breakers?|interruptor\w*|desconectador\w*|disconnects?)\b/,
    /interruptor|disconnect|breaker/i,
  ],
  [/\b(fusibles?|fuses?)\b/, /fusible|fuse/i],
  [/\b(transferencia\w*|transfer)\b/, /transfer/i],
  [/\b(inversor\w*|inverters?)\b/, /inversor|inverter|estaci|station/i],
  [/\b(bateri\w*|batter\w*)\b/, /bater|batter|estaci|station/i],
  [/\b(panel\w*|placas)\b/, /panel/i],
]
const bringing =
  /\b(trae|traen|incluye\w*|viene|vienen|lleva|include\w*|comes? with|in it|what about|y (los|las|el|la))\b/

/** 'Sí, lo trae.' where it is asked whether a part is in a kit; '' where all is asked. */
export function includes(
  { offerMessages }: ReplyContext,
  question: string,
  parts: readonly KitPart[],
): string {
  if (!bringing.test(question)) return ''
  const kind = partKinds.find(([asked]) => asked.test(question))
  if (!kind) return ''
  const isIn = parts.some(({ product }) => kind[1].test(product.name))
  return `${offerMessages.includes[isIn ? 'yes' : 'no']} `
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** Whether a station grows, and how far where its own text says it. */
export const expandable = ({ reply, product }: About): string | null => {
  if (product.category !== 'portable') return null
  const answer = format(
    reply.offerMessages.expandable[product.specs.expandable === true ? 'yes' : 'no'],
    { name: product.name },
  )
  const far = sentencesOf(product.description).find((one) => /ampl[ií]a|expand/i.test(one))
  if (far === undefined) return answer
  noteText(reply.facts, far)
  return `${answer} ${far}`
}

export const noise = ({ reply, product }: About): string | null =>
  product.category === 'accessory'
    ? null
    : format(reply.offerMessages.quiet, { name: product.name })

/** How long a bulb stays on, in the words of its own line. */
export const lasting = ({ reply, product }: About): string | null => {
  if (product.category !== 'accessory') return null
  noteText(reply.facts, product.shortDescription)
  return product.shortDescription
}

const ofLabel =
  (key: 'rated_v_dc' | 'input_v') =>
  ({ reply, product }: About): string | null => {
    const value = product.specs[key]
    if (typeof value !== 'number' && typeof value !== 'string') return null
    const sentence = `${product.name}. ${specLabels(reply.ctx.locale)[key]}: ${value} V.`
    noteText(reply.facts, sentence)
    return sentence
  }
export const ratedVolts = ofLabel('rated_v_dc')
export const inputVolts = ofLabel('input_v')

/** Whether it passes to the battery by itself: what its page says. */
export const switchOver = ({
  reply,
  product,
  parts,
}: About & { readonly parts: readonly KitPart[] }): string | null => {
  const state = switchOverOfProduct(product, parts)
  if (state === null) return null
  const sentence = `${product.name}: ${runtimeMessages(reply.ctx.locale).switchOver[state]}`
  noteText(reply.facts, sentence)
  return sentence
}
