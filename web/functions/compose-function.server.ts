import type { Ctx } from '#platform/ctx.ts'
import { hoursOf, type Need } from '#shop/electrical/composer/need.rules.ts'
import type { ComposedSet } from '#shop/electrical/composer/offer.rules.ts'
import { composeSets } from '#shop/solar/composer/compose.service.server.ts'
import { composeRequest } from '#shop/solar/composer/compose-request.input.ts'
import { refusedSystemFields } from '#shop/solar/system/system-request.input.ts'

const answered = (set: ComposedSet, need: Need) => ({
  parts: set.lines.map(({ offer, quantity }) => ({ sku: offer.part.sku, quantity })),
  priceUsd: set.price / 100,
  hours: hoursOf(set, need),
})

/** Sets for a load: `{ load, place, destination, panels }` to `{ data: { sets, nearMiss } }`. */
export async function composeResponse(ctx: Ctx, body: unknown): Promise<Response> {
  const requested = composeRequest.safeParse(body)
  if (!requested.success) {
    const fields = refusedSystemFields(requested.error)
    return Response.json({ error: { message: 'invalid_body', fields } }, { status: 400 })
  }
  const { destination, ...request } = requested.data
  const { need } = request
  const to = { ...ctx, destination: destination ?? ctx.destination }
  const { sets, nearMiss } = await composeSets(to, request)
  const near = nearMiss && {
    ...answered(nearMiss.set, need),
    lacks: nearMiss.lacks[0] ?? null,
    share: nearMiss.share,
  }
  return Response.json({
    data: {
      sets: sets.map(({ set, level }) => ({ level, ...answered(set, need) })),
      nearMiss: near,
    },
  })
}
