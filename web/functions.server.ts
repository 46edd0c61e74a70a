import type { Ctx } from '#platform/ctx.ts'
import { eventBatch, siteVisit } from '#shop/analytics/analytics.input.ts'
import { recordEvents, recordVisit } from '#shop/analytics/analytics.service.server.ts'
import { createGuestOrder } from './place-order.server.ts'

type ShopFunction = (ctx: Ctx, body: unknown) => Promise<Response>

const done = () => new Response(null, { status: 204 })
const notUnderstood = () => Response.json({ error: { message: 'invalid_body' } }, { status: 400 })

/** The functions of the shop by their names, as POST /functions/v1/{name} calls them. */
const functions: Readonly<Record<string, ShopFunction>> = {
  create_guest_order: createGuestOrder,
  'record-events': async (ctx, body) => {
    const batch = eventBatch.safeParse(body)
    if (!batch.success) return notUnderstood()
    await recordEvents(ctx, batch.data.events)
    return done()
  },
  'track-site-visit': async (ctx, body) => {
    const visit = siteVisit.safeParse(body)
    if (!visit.success) return notUnderstood()
    await recordVisit(ctx, visit.data)
    return done()
  },
}

export const functionNamed = (name: string): ShopFunction | null =>
  Object.hasOwn(functions, name) ? (functions[name] ?? null) : null
