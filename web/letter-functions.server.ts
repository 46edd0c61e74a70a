import type { Ctx } from '#platform/ctx.ts'
import { fieldsOf, orderConfirmation, templateWish } from '#shop/emails/order-confirmation.input.ts'
import { sendOrderConfirmation } from '#shop/emails/order-confirmation.service.server.ts'
import { letterTemplates, previewLetter } from '#shop/emails/previews.service.server.ts'
import { type LetterRefusal, refusalSentence } from '#shop/emails/refusal-sentence.rules.ts'
import { staffOnly } from '#shop/emails/staff-only.rules.ts'

const statuses: Record<LetterRefusal, number> = {
  not_signed_in: 401,
  not_allowed: 403,
  invalid_body: 400,
  unknown_template: 404,
}
const notKept = { 'Cache-Control': 'no-store' }

const answer = (data: unknown) => Response.json({ data, error: null }, { headers: notKept })

const refuse = ({ locale }: Ctx, code: LetterRefusal, fields: readonly string[] = []) =>
  Response.json(
    { data: null, error: { message: refusalSentence(code, locale, fields), code } },
    { status: statuses[code], headers: notKept },
  )

/** Sends the order confirmation to the buyer and, without prices, to the recipient. */
export async function sendConfirmation(ctx: Ctx, body: unknown): Promise<Response> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refuse(ctx, refusal)
  const given = orderConfirmation.safeParse(body)
  if (!given.success) return refuse(ctx, 'invalid_body', fieldsOf(given.error))
  const sent = await sendOrderConfirmation(ctx, given.data)
  return sent.ok ? answer(sent.value) : refuse(ctx, sent.code)
}

/** Without a kind the list of letters, with one how it looks. */
export async function connectTemplates(ctx: Ctx, body: unknown): Promise<Response> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refuse(ctx, refusal)
  const wish = templateWish.safeParse(body ?? {})
  if (!wish.success) return refuse(ctx, 'invalid_body', fieldsOf(wish.error))
  const { kind, locale = ctx.locale } = wish.data
  if (kind === undefined) {
    const templates = letterTemplates(ctx)
    return templates.ok ? answer({ templates: templates.value }) : refuse(ctx, templates.code)
  }
  const preview = await previewLetter(ctx, kind, locale)
  return preview.ok ? answer(preview.value) : refuse(ctx, preview.code)
}
