import { z } from 'zod'
import { destinations } from '#kernel/destination.ts'
import { locales } from '#kernel/locale.ts'
import { cartSent, earlierMessages, questionText } from '../understanding/question.input.ts'

const maxSent = 200

/** A conversation whose last message is the question. */
export const conversationInput = z
  .object({
    messages: z
      .array(z.object({ role: z.string(), content: z.string() }))
      .min(1)
      .max(maxSent),
    locale: z.enum(locales).optional(),
    destination: z.enum(destinations).optional(),
    cart: cartSent,
  })
  .transform(({ messages, ...rest }, context) => {
    const last = messages.at(-1)
    const question = questionText.safeParse(last?.role === 'user' ? last.content : '')
    if (!question.success) {
      context.addIssue({ code: 'custom', path: ['messages'], message: 'no question' })
      return z.NEVER
    }
    const earlier = earlierMessages.parse(messages.slice(0, -1))
    return { question: question.data, earlier, ...rest }
  })
