import { fold } from '#kernel/text/fold.ts'
import type { Asked } from '../conversation/conversation.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'

/** What is to be added up. */
export interface CartQuestion {
  /** Null: as the cart is set. */
  readonly installation: boolean | null
  /** Whether it belongs to a question before it: its destination may change, nothing else of it. */
  readonly isFollowUp: boolean
}

/** Questions beside which no cart is added up, whatever they name. */
const never: readonly Intent[] = ['emergency', 'emergencyAfter', 'danger', 'othersData', 'order']

const cart = /\b(?:carrito|cesta|cart|basket)\b/
/** Another kind of cart, or what is done to this one instead of what is in it. */
const notThis =
  /\bcarrito (?:de golf|electric)|bateria\w* (?:de|del|para) (?:un |el |mi )?carrito|golf cart|\b(?:como|puedo|se puede|quiero|how (?:do|can)|can i)\b (?:\w+ ){0,3}(?:guard|vaci|quit|borr|compart|anad|agreg|pon|met|mand|save|empty|clear|remove|share|add)\w*|\bcup[o]n|\bcoupon|\bcaducan?\b|\bexpira|\bexpire/
const wanted =
  /\bcuant[oa]|\btotal\b|\bsuma\b|\bque (?:\w+ )?(?:tengo|hay|llevo|puse|meti|tiene|lleva|trae)\b|\bdime\b|\bmuestra|\bensena|\bver\b|\bhow much\b|\bwhat(?: is|s| do i have| did i (?:put|add))?\b|\bshow\b|^(?:mi|el|my|the)? ?(?:carrito|cesta|cart|basket)$/
const carried = /\bcuanto llevo(?: (?:ya|hasta ahora|hasta aqui|gastado|sumado|en total))*$/

const installed = /\binstal/
const without = /\b(?:sin|without|no) (?:la |el )?(?:servicio de )?instal/
const elsewhere =
  /\bcuba\b|\beeuu\b|\bee uu\b|\bestados unidos\b|\busa\b|\bunited states\b|\bmiami\b|\bflorida\b/
const maxFollowUp = 9

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names = (text: string): boolean =>
  carried.test(text) || (cart.test(text) && wanted.test(text) && !notThis.test(text))

const follows = (text: string): boolean =>
  (installed.test(text) || elsewhere.test(text)) && text.split(' ').length <= maxFollowUp

function installationIn(text: string): boolean | null {
  if (without.test(text)) return false
  return installed.test(text) ? true : null
}

/** Whether somebody asks what is in the cart and what it costs, or that once more with installation or elsewhere. */
export function cartQuestionIn(
  { question, earlier }: Asked,
  { intent }: { readonly intent: Intent },
): CartQuestion | null {
  if (never.includes(intent)) return null
  const text = plain(question)
  const installation = installationIn(text)
  if (names(text)) return { installation, isFollowUp: false }
  const before = earlier.filter(({ role }) => role === 'user').map(({ content }) => plain(content))
  // the cart may have been asked about some follow-ups ago
  const start = before.findLastIndex((one) => !follows(one))
  const isOfCart = names(before[start] ?? '')
  return isOfCart && follows(text) ? { installation, isFollowUp: true } : null
}
