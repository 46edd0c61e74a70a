import type { Asked } from '../conversation/conversation.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'

const numberShape =
  /\bgs[-\s]?[0-9a-z]{4}[-\s]?[0-9a-z]{4}[-\s]?(?=[0-9a-z]*\d|[A-Z])[0-9a-z]{4}\b/i
const emailShape = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const emails = new RegExp(emailShape.source, 'g')
const recent = 6

/** What is missing for a look-up, or both of it. */
export type OrderRequest =
  | { readonly number: string; readonly email: string }
  | 'needsNumber'
  | 'needsEmail'

/** Questions beside which no order is looked up, whatever number they name. */
const never: readonly Intent[] = [
  'emergency',
  'emergencyAfter',
  'danger',
  'limits',
  'othersData',
  'verify',
]

/**
 * The order's number and e-mail, from this question and those just before: one of them stands in this very question,
 * so that nothing is sent again later in the conversation.
 */
export function orderRequestIn(
  { question, earlier }: Asked,
  { intent, before }: { readonly intent: Intent; readonly before: Intent | null },
): OrderRequest | null {
  const own = { number: numberShape.exec(question)?.[0], email: emailShape.exec(question)?.[0] }
  if (never.includes(intent) || (own.number === undefined && own.email === undefined)) return null
  const written = earlier
    .filter(({ role }) => role === 'user')
    .slice(-recent)
    .map(({ content }) => content)
    .toReversed()
  const find = (shape: RegExp) => written.flatMap((text) => shape.exec(text)?.[0] ?? [])[0]
  const number = own.number ?? find(numberShape)
  const email = own.email ?? find(emailShape)
  if (number !== undefined && email !== undefined) return { number, email }
  if (number !== undefined) return 'needsEmail'
  return intent === 'order' || before === 'order' ? 'needsNumber' : null
}

/** E-mail addresses are not sent to a model. */
export const withoutEmails = (text: string): string => text.replace(emails, '•••')
