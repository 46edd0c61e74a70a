import { hasProvider, type OnlineMethod } from '#kernel/payment-method.ts'
import { dayOf, hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { namesWithoutSecondFactor } from '#shop/accounts/users/user-admin.service.server.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { productsByOrigin } from '#shop/catalogue/stock/stock.service.server.ts'
import { declarationVersions } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import { isOldCopy, listsMissing } from '#shop/compliance/lists/list-state.rules.ts'
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
  isDemonstrationText,
  type MethodLack,
  type ReadinessFacts,
  type Reviewable,
  reviewable,
} from './lacks.rules.ts'
import {
  isDemonstration,
  isReviewable,
  type ReadinessLine,
  readinessOf,
} from './readiness.rules.ts'

/** Where a transfer goes, as far as it is examined. */
interface TransferAccount {
  readonly recipient: string
  readonly registeredName: string
}

type Examining = Needs<'locale' | 'now' | 'config'>

function providerLack(ctx: Examining, method: OnlineMethod): MethodLack | null {
  if (!isProviderConfigured(ctx, method)) return 'no_keys'
  return movesMoney(ctx, method) ? null : 'no_real_money'
}

function transferLack({ recipient, registeredName }: TransferAccount): MethodLack | null {
  if (recipient === '') return 'no_account'
  return [recipient, registeredName].some(isDemonstrationText) ? 'demonstration_account' : null
}

const noAccount: TransferAccount = { recipient: '', registeredName: '' }

/** The open payment methods, each with why it brings no money yet. */
async function openMethods(ctx: Examining) {
  const { infos, limits, transfers } = await methodSettings(ctx)
  const open = limits.filter(({ isActive }) => isActive)
  return open.map(({ method }) => ({
    method,
    name: infos.find((info) => info.method === method)?.name ?? method,
    lack: hasProvider(method)
      ? providerLack(ctx, method)
      : transferLack(transfers[method] ?? noAccount),
  }))
}

/** Null where the last try of the service as it is set now succeeded. */
async function triedIn(ctx: Examining, form: TriedForm): Promise<'untried' | 'try_failed' | null> {
  const { is } = await lastTry(ctx, form)
  if (is === 'right') return null
  return is === 'failed' ? 'try_failed' : 'untried'
}

/** Texts of the shop's own that no lawyer of the owner has replaced or published yet. */
async function legalTextsMissing(ctx: Examining): Promise<string[]> {
  const today = dayOf(ctx.now)
  const [declarations, texts] = await Promise.all([
    declarationVersions(ctx),
    Promise.all(
      replaceableSlugs.map(async (slug) => ({ slug, versions: await legalVersions(ctx, slug) })),
    ),
  ])
  const missing = texts.filter(
    ({ versions }) => !versions.some(({ effectiveOn }) => effectiveOn <= today),
  )
  return [...missing.map(({ slug }) => slug), ...(declarations.length > 0 ? [] : ['declaration'])]
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

async function listsIn(ctx: Examining): Promise<ReadinessFacts['lists']> {
  const held = await listsHeld(ctx)
  const old = held.filter((one) => isOldCopy(one, ctx.now)).map(({ list }) => list)
  const isDemonstration = ctx.config.SCREENING_DEMO === 'on'
  return { isDemonstration, missing: listsMissing(held), old }
}

/** What the shop has of what it needs before its first sale. */
export async function readiness(ctx: Examining): Promise<ReadinessLine[]> {
  const [facts, lists, provinces, products, { costPerPound }, methods, ...counts] =
    await Promise.all([
      currentShopFacts(ctx),
      listsIn(ctx),
      provinceServices(ctx),
      productsByOrigin(ctx),
      currentTariff(ctx),
      openMethods(ctx),
      legalTextsMissing(ctx),
      hoursSinceBackup(ctx),
      namesWithoutSecondFactor(ctx),
      reviewedParts(ctx),
      triedIn(ctx, 'paypal'),
      triedIn(ctx, 'mail'),
    ])
  const { legalName, legalAddress, supportEmail, phones, socialLinks } = facts
  const [textsMissing, sinceBackup, withoutSecondStep, reviewed, payPal, mail] = counts
  const isPayPalAsked = methods.some(({ method, lack }) => hasProvider(method) && lack === null)
  const { SMTP_URL, RESEND_API_KEY } = ctx.config
  return readinessOf({
    seller: {
      ...{ legalName, legalAddress, supportEmail, phone: phones[0] },
      ...{ ...socialLinks, designYourOwn: facts.designYourOwnUrl },
    },
    ...{ methods, lists, reviewed, withoutSecondStep },
    sendsEmails: Boolean(SMTP_URL || RESEND_API_KEY),
    unproven: {
      ...(payPal && isPayPalAsked && { payment: payPal }),
      ...(mail && { sending: mail }),
    },
    servedProvinces: provinces.filter(({ mode }) => mode !== 'suspended').length,
    costPerPound: costPerPound ?? 0,
    legalTextsMissing: textsMissing,
    hoursSinceBackup: sinceBackup,
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
