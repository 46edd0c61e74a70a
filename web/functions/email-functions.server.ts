import type { Ctx } from '#platform/ctx.ts'
import {
  fieldsOf,
  orderConfirmation,
  templateInput,
} from '#shop/emails/order-confirmation.input.ts'
import { sendOrderConfirmation } from '#shop/emails/order-confirmation.service.server.ts'
import { emailTemplates, previewEmail } from '#shop/emails/previews.service.server.ts'
import { type EmailRefusal, refusalSentence } from '#shop/emails/refusal-sentence.rules.ts'
import { staffOnly } from '#shop/emails/staff-only.rules.ts'

const statuses: Record<EmailRefusal, number> = {
  not_signed_in: 401,
  not_allowed: 403,
  invalid_body: 400,
  unknown_template: 404,
}
const notSaved = { 'Cache-Control': 'no-store' }

const response = (data: unknown) => Response.json({ data, error: null }, { headers: notSaved })

const refuse = ({ locale }: Ctx, code: EmailRefusal, fields: readonly string[] = []) =>
  Response.json(
    { data: null, error: { message: refusalSentence(code, locale, fields), code } },
    { status: statuses[code], headers: notSaved },
  )

/** Sends the order confirmation to the buyer and, without prices, to the recipient. */
export async function sendConfirmation(ctx: Ctx, body: unknown): Promise<Response> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refuse(ctx, refusal)
  const input = orderConfirmation.safeParse(body)
  if (!input.success) return refuse(ctx, 'invalid_body', fieldsOf(input.error))
  const sent = await sendOrderConfirmation(ctx, input.data)
  return sent.ok ? response(sent.value) : refuse(ctx, sent.code)
}

/** Without a kind the list of e-mails, with one its preview. */
export async function connectTemplates(ctx: Ctx, body: unknown): Promise<Response> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refuse(ctx, refusal)
  const input = templateInput.safeParse(body ?? {})
  if (!input.success) return refuse(ctx, 'invalid_body', fieldsOf(input.error))
  const { kind, locale = ctx.locale } = input.data
  if (kind === undefined) {
    const templates = emailTemplates(ctx)
    return templates.ok ? response({ templates: templates.value }) : refuse(ctx, templates.code)
  }
  const preview = await previewEmail(ctx, kind, locale)
  return preview.ok ? response(preview.value) : refuse(ctx, preview.code)
}
