import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { linkOf, orderByLink } from '#shop/orders/orders.service.server.ts'
import { type ReviewField, reviewForm } from '#shop/reviews/review.input.ts'
import {
  type ReviewRefusal,
  withdrawReview,
  writeReview,
} from '#shop/reviews/writing.service.server.ts'
import { postedImages } from '#web/orders/damage/order-image.server.ts'
import { hasFile } from '#web/shell/request/posted-files.server.ts'

/** The order of the recipient's link; the payer's opens nothing here. */
export async function recipientsOrder(ctx: Ctx, token: string): Promise<OrderWithLines> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'recipient') throw data(null, { status: 404 })
  return opened.order
}

export const reviewPath = (ctx: Ctx, order: OrderWithLines) =>
  `${linkOf(ctx, order, 'recipient')}/resena`

const ofFiles: readonly ReviewRefusal[] = [
  ...(['file_missing', 'file_too_large', 'file_is_pdf', 'file_unknown'] as const),
  ...(['image_broken', 'image_too_large', 'too_many_pictures'] as const),
]

/** Errors by field; `form` is about none of them. */
export type ReviewProblems = Partial<
  Record<ReviewField | 'files' | 'form', ReviewField | ReviewRefusal | 'tooMany'>
>

/** Stores or withdraws a review; what was typed is returned with its errors. */
export async function handleReview(ctx: Ctx, order: OrderWithLines, request: Request) {
  const form = await request.formData().catch(() => new FormData())
  const productId = String(form.get('product') ?? '')
  const path = reviewPath(ctx, order)
  if (form.get('intent') === 'withdraw') {
    await withdrawReview(ctx, order, productId)
    return redirect(path, 303)
  }
  const { input, invalid } = reviewForm(Object.fromEntries(form))
  const answer = (problems: ReviewProblems, status: number) =>
    data({ input, productId, problems, isFileLost: hasFile(form.getAll('files')) }, { status })
  if (invalid.length > 0)
    return answer(Object.fromEntries(invalid.map((field) => [field, field])), 400)
  const photos = await postedImages(form, 'files')
  const written = { ...input, rating: Number(input.rating), photos }
  const done = await writeReview(ctx, order, productId, written)
  if (done.ok) return redirect(path, 303)
  if (done.code === 'too_many_tries') return answer({ form: 'tooMany' }, 429)
  const { code } = done
  return answer(ofFiles.includes(code) ? { files: code } : { form: code }, 400)
}
