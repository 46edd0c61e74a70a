import { hasProvider, type PaymentMethod } from '#kernel/payment-method.ts'
import { dayOf, hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { secondFactorsMissing } from '#shop/accounts/users/user-admin.service.server.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { productsByOrigin } from '#shop/catalogue/stock/stock.service.server.ts'
import { declarationVersions } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import { listsWaitingIn } from '#shop/compliance/lists/list-state.rules.ts'
import { listsHeld } from '#shop/compliance/lists/lists.service.server.ts'
import { lastTry, type TriedForm } from '#shop/connections/last-try.service.server.ts'
import { legalVersions } from '#shop/legal/legal.service.server.ts'
import { replaceableSlugs } from '#shop/legal/legal-version.rules.ts'
import {
  isProviderConfigured,
  methodSettings,
  movesMoney,
} from '#shop/payments/methods/methods.service.server.ts'
import { demonstrationKey } from '#shop/settings/settings.rules.ts'
import {
  changeSetting,
  currentReview,
  currentShopFacts,
  saveSettings,
} from '#shop/settings/settings.service.server.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import {
  isDemonstration,
  isDemonstrationText,
  isReviewable,
  type ReadinessLine,
  type Reviewable,
  readinessOf,
  reviewable,
} from './readiness.rules.ts'

type Examining = Needs<'locale' | 'now' | 'config'>

async function paymentMethods(ctx: Examining): Promise<PaymentMethod[]> {
  const { limits, transfers } = await methodSettings(ctx)
  return limits
    .filter(({ method, isActive }) => {
      if (!isActive) return false
      if (hasProvider(method)) return isProviderConfigured(ctx, method) && movesMoney(ctx, method)
      const { recipient = '', registeredName = '' } = transfers[method] ?? {}
      return recipient !== '' && ![recipient, registeredName].some(isDemonstrationText)
    })
    .map(({ method }) => method)
}

const isProven = async (ctx: Examining, form: TriedForm) =>
  (await lastTry(ctx, form)).is === 'right'

/** Texts of the shop's own that no lawyer of the owner has replaced or published yet. */
async function countLegalTextsMissing(ctx: Examining): Promise<number> {
  const today = dayOf(ctx.now)
  const [declarations, texts] = await Promise.all([
    declarationVersions(ctx),
    Promise.all(replaceableSlugs.map((slug) => legalVersions(ctx, slug))),
  ])
  const missing = texts.filter((all) => !all.some(({ effectiveOn }) => effectiveOn <= today))
  return missing.length + (declarations.length > 0 ? 0 : 1)
}

async function hoursSinceBackup(ctx: Examining): Promise<number | null> {
  const done = (await lastBackups(ctx)).find(({ endedAt, problem }) => endedAt && problem === '')
  return done?.endedAt ? (ctx.now.getTime() - done.endedAt.getTime()) / hourMs : null
}

const reviewKey = (part: Reviewable) => `${part}_reviewed`

async function reviewedParts(ctx: Examining): Promise<Reviewable[]> {
  const review = await currentReview(ctx)
  return reviewable.filter((part) => review[reviewKey(part)] === 'true')
}

/** The owner says that what the shop started with is theirs; anything else is not understood. */
export async function markReviewed(
  ctx: Needs<'now' | 'requestId'>,
  part: unknown,
): Promise<boolean> {
  if (!isReviewable(part)) return false
  await saveSettings(ctx, 'review', { ...(await currentReview(ctx)), [reviewKey(part)]: 'true' })
  return true
}

/** What the shop has of what it needs before its first sale. */
export async function readiness(ctx: Examining): Promise<ReadinessLine[]> {
  const [facts, lists, provinces, products, { costPerPound }, ...counts] = await Promise.all([
    currentShopFacts(ctx),
    listsHeld(ctx),
    provinceServices(ctx),
    productsByOrigin(ctx),
    currentTariff(ctx),
    paymentMethods(ctx),
    countLegalTextsMissing(ctx),
    hoursSinceBackup(ctx),
    secondFactorsMissing(ctx),
    reviewedParts(ctx),
    isProven(ctx, 'paypal'),
    isProven(ctx, 'mail'),
  ])
  const { legalName, legalAddress, supportEmail, phones } = facts
  const [methods, legalTextsMissing, sinceBackup, withoutSecondFactor, reviewed, ...proven] = counts
  const [isPayPalProven, isMailProven] = proven
  const { SCREENING_DEMO, SMTP_URL, RESEND_API_KEY } = ctx.config
  return readinessOf({
    seller: { legalName, legalAddress, supportEmail, phone: phones[0] },
    paymentMethods: methods.length,
    sendsEmails: Boolean(SMTP_URL || RESEND_API_KEY),
    unproven: [
      ...(methods.some(hasProvider) && !isPayPalProven ? (['payment'] as const) : []),
      ...(isMailProven ? [] : (['sending'] as const)),
    ],
    hasFreshLists: SCREENING_DEMO !== 'on' && listsWaitingIn(lists, ctx.now).lists === 0,
    servedProvinces: provinces.filter(({ mode }) => mode !== 'suspended').length,
    costPerPound: costPerPound ?? 0,
    reviewed,
    legalTextsMissing,
    hoursSinceBackup: sinceBackup,
    administratorsWithoutSecondFactor: withoutSecondFactor,
    demonstrationProducts: products.demonstration,
    ownProducts: products.own,
  })
}

/** Stores for every page whether the shop is still a demonstration. */
export async function storeDemonstration(ctx: Examining): Promise<void> {
  const { isDemonstration: before } = await currentShopFacts(ctx)
  const after = isDemonstration(await readiness(ctx), before)
  if (after === before) return
  await changeSetting(ctx, {
    setting_key: demonstrationKey,
    setting_value: String(after),
    category: 'readiness',
  })
}
