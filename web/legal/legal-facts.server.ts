import type { Ctx } from '#platform/ctx.ts'
import type { LegalFacts } from '#shop/legal/legal.rules.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { statedDays } from '#shop/shipping/arrival/arrival.service.server.ts'

/** What stands in a legal text in place of the names between braces. */
export async function legalFactsOf(ctx: Ctx): Promise<LegalFacts> {
  const facts = await currentShopFacts(ctx)
  const { shopName, supportEmail, legalName, legalAddress } = facts
  const [phone1, phone2] = facts.phones
  const days = await statedDays(ctx, facts.preparationDays)
  return { shopName, supportEmail, legalName, legalAddress, phone1, phone2, ...days }
}
