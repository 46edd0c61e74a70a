import type { Locale } from '#kernel/locale.ts'
import { dayMs } from '#kernel/time.ts'
import type { User } from '#kernel/user.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { secretsIn } from '#platform/secrets.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import type { AlertSubject, Contact, NamedAlert } from './alert.rules.ts'
import { alertIdOf, alertToken } from './alert-link.server.ts'
import {
  alertById,
  alertsBeside,
  alertsOf,
  confirmAll,
  deleteAlerts,
  deleteOldAlerts,
  upsertAlert,
} from './alerts.queries.server.ts'

export const alertLink = ({ config, shopUrl }: Pick<Ctx, 'config' | 'shopUrl'>, id: string) =>
  `${shopUrl}/aviso/${alertToken(secretsIn(config), id)}`

/** The confirmed address of the user who is signed in. */
const ownAddress = (user: User | null): string | null =>
  user?.emailConfirmedAt ? user.email.toLowerCase() : null

async function askToConfirm(
  ctx: Pick<Ctx, 'config' | 'shopUrl' | 'locale'> & Needs<'now'> & { readonly tx: Tx },
  id: string,
  to: string,
) {
  const alert = await alertById(ctx.tx, id, ctx.locale)
  if (!alert) return
  const { subject, name } = alert
  await queueEmail(ctx, {
    to,
    locale: ctx.locale,
    email: {
      kind: 'confirm_alert',
      subject: subject.kind,
      name,
      destination: subject.destination,
      link: alertLink(ctx, id),
    },
  })
}

export interface StoredAlert {
  readonly result: 'to_confirm' | 'stored'
  /** Ends it again, for whoever gets no e-mail with a link; empty for an address. */
  readonly endToken: string
}

/** Stores an alert; an address that is not known to be the visitor's gets one e-mail to confirm it. */
export async function requestAlert(
  ctx: Ctx,
  subject: AlertSubject,
  contact: Contact,
): Promise<{ readonly ok: true; readonly value: StoredAlert } | TooMany> {
  const counted = await countAttempt(ctx, [
    clientSource(ctx, 'alert'),
    clientSource(ctx, 'alertDay'),
    { what: 'alertContact', who: contact.value },
    { what: 'alertShop', who: 'shop' },
  ])
  if (!counted.ok) return counted
  const { user, locale } = ctx
  const isConfirmed = contact.channel === 'whatsapp' || contact.value === ownAddress(user)
  return asSystemWithin(ctx, 'a visitor wants to be notified', async (inside) => {
    const alert = { subject, contact, locale, userId: user?.id ?? null, isConfirmed }
    const stored = await upsertAlert(inside.tx, alert, inside.now)
    if (stored.confirmedAt === null) await askToConfirm(inside, stored.id, contact.value)
    const isCalled = contact.channel === 'whatsapp'
    const endToken = isCalled ? alertToken(secretsIn(ctx.config), stored.id, 'alert end') : ''
    return { ok: true, value: { result: isConfirmed ? 'stored' : 'to_confirm', endToken } }
  })
}

type LinkCtx = Needs<'config' | 'locale' | 'now'>

const byLink = <Value>(
  ctx: LinkCtx,
  token: string,
  work: (ctx: LinkCtx & { readonly tx: Tx }, alerts: NamedAlert[]) => Promise<Value>,
): Promise<Value | null> => {
  const id = alertIdOf(secretsIn(ctx.config), token)
  if (id === null) return Promise.resolve(null)
  return asSystemWithin(ctx, 'the link of an alert is opened', async (inside) =>
    work(inside, await alertsBeside(inside.tx, id, ctx.locale)),
  )
}

/** All alerts of the contact whose link it is, none where they have ended; null for any other token. */
export const alertsByLink = (ctx: LinkCtx, token: string): Promise<NamedAlert[] | null> =>
  byLink(ctx, token, async (_, alerts) => alerts)

/** Confirms what the contact waits for; false for a token that was not signed here. */
export const confirmAlerts = async (ctx: LinkCtx, token: string): Promise<boolean> =>
  (await byLink(ctx, token, async ({ tx, now }, alerts) => {
    const ids = alerts.map(({ id }) => id)
    if (ids.length > 0) await confirmAll(tx, ids, now)
    return true
  })) ?? false

/** Ends one alert of the contact, or all of them; false for a token that was not signed here. */
export const endAlerts = async (ctx: LinkCtx, token: string, only?: string): Promise<boolean> =>
  (await byLink(ctx, token, async ({ tx }, alerts) => {
    const ids = alerts.map(({ id }) => id).filter((id) => !only || id === only)
    if (ids.length > 0) await deleteAlerts(tx, ids)
    return true
  })) ?? false

/** Ends the alert that was just asked for; nothing for a token that was not signed here. */
export const endRequested = async (ctx: LinkCtx, token: string): Promise<void> => {
  const id = alertIdOf(secretsIn(ctx.config), token, 'alert end')
  if (id === null) return
  await asSystemWithin(ctx, 'who asked for an alert ends it', ({ tx }) => deleteAlerts(tx, [id]))
}

export interface OwnAlert {
  readonly name: string
  readonly destination: string
  readonly contact: string
  readonly requestedAt: Date
  readonly notifiedAt: Date | null
}

/** What the user requested signed in or with the confirmed address. */
export const ownAlerts = (
  ctx: Needs & { readonly user: User; readonly locale: Locale },
): Promise<OwnAlert[]> =>
  asSystemWithin(ctx, 'a user reads the own alerts', async ({ tx, user, locale }) => {
    const alerts = await alertsOf(tx, { id: user.id, email: ownAddress(user) }, locale)
    return alerts.map(({ name, subject, contact, createdAt, notifiedAt }) => ({
      name,
      destination: subject.destination,
      contact: contact.value,
      requestedAt: createdAt,
      notifiedAt,
    }))
  })

/** Deletes what was not confirmed, what was sent, and what nobody waits for any more. */
export const pruneAlerts = (ctx: Needs<'now'>) =>
  asSystemWithin(ctx, 'old alerts go', ({ tx, now }) => {
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    return deleteOldAlerts(tx, { unconfirmed: ago(7), sent: ago(30), waiting: ago(365) })
  })
