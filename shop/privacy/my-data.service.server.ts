import type { Person } from '#kernel/person.ts'
import type { Ctx } from '#platform/ctx.ts'
import { ownPreferences } from '#shop/accounts/preferences.service.server.ts'
import { openSessions } from '#shop/accounts/security.service.server.ts'
import { profileCart } from '#shop/cart/profile-cart.service.server.ts'
import { newestOwnDraft } from '#shop/checkout/drafts.service.server.ts'
import { listRecipients } from '#shop/checkout/recipients.service.server.ts'
import { ownDonations } from '#shop/donations/own-donations.service.server.ts'
import { ownOrders } from '#shop/orders/lookup.service.server.ts'
import { savedCalculations } from '#shop/solar/saved/saved.service.server.ts'

/** All that the shop keeps of somebody, for that person alone. */
export async function ownData(ctx: Ctx & { readonly person: Person }) {
  const { person, now } = ctx
  const { id, email, fullName, role, emailConfirmedAt, hasSecondFactor } = person
  const draft = await newestOwnDraft(ctx)
  const cart = await profileCart(ctx, person)
  return {
    exportedAt: now,
    account: { id, email, fullName, role, emailConfirmedAt, hasSecondFactor },
    sessions: await openSessions(ctx),
    recipients: await listRecipients(ctx),
    cart: cart.map(({ id: product, quantity }) => ({ product, quantity })),
    unfinishedOrder: draft && {
      destination: draft.destination,
      delivery: draft.delivery,
      buyer: draft.buyer,
      declaration: draft.declaration,
    },
    orders: await ownOrders(ctx, id),
    donations: await ownDonations(ctx, id),
    calculations: await savedCalculations(ctx),
    preferences: await ownPreferences(ctx),
  }
}
