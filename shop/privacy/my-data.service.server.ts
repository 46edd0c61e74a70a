import type { User } from '#kernel/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { ownPreferences } from '#shop/accounts/profile/profile.service.server.ts'
import { openSessions } from '#shop/accounts/security/security.service.server.ts'
import { ownAlerts } from '#shop/alerts/alerts.service.server.ts'
import { profileCart } from '#shop/cart/profile-cart.service.server.ts'
import { newestOwnDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { listRecipients } from '#shop/checkout/recipients/recipients.service.server.ts'
import { ownDonations } from '#shop/donations/own-donations.service.server.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import { ownParts } from '#shop/payments/parts/payers.service.server.ts'
import { savedCalculations } from '#shop/solar/saved/saved.service.server.ts'

/** All data the shop stores about the signed-in user. */
export async function ownData(ctx: Ctx & { readonly user: User }) {
  const { user, now } = ctx
  const { id, email, fullName, role, emailConfirmedAt, hasSecondFactor } = user
  const draft = await newestOwnDraft(ctx)
  const cart = await profileCart(ctx, user)
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
    paidParts: await ownParts(ctx, user),
    alerts: await ownAlerts(ctx),
    calculations: await savedCalculations(ctx),
    preferences: await ownPreferences(ctx),
  }
}
