import type { Locale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Role } from '#kernel/user.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inNameOf, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { NotedFields } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type EmailMessage, maskedAddress } from '#shop/emails/email.rules.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { isShopOwner } from '#shop/permissions/owners.service.server.ts'
import { mayDo } from '#shop/permissions/permitted.service.server.ts'
import { deleteSessionsBut } from '../sessions/sessions.queries.server.ts'
import type { ListedUser } from './user.rules.ts'
import {
  administratorRows,
  countAdministrators,
  countConfirmers,
  countUsers,
  deleteUser,
  lastSeenOf,
  makeCustomer,
  namesOf,
  roleOfUser,
  statusOf,
  userById,
  userByTrace,
  userPage,
  withoutSecondFactor,
} from './user-admin.queries.server.ts'
import { lockAdministrators } from './users.queries.server.ts'

export interface UserPage {
  readonly users: readonly ListedUser[]
  readonly count: number
  readonly pages: number
}

const pageSize = 50

type Listed = Omit<UserPage, 'users'> & {
  readonly users: readonly Omit<ListedUser, 'lastSeen'>[]
}

const listed = (ctx: Needs, { search, page }: { search: string; page: number }): Promise<Listed> =>
  inTransaction(ctx, async ({ tx }) => {
    const count = await countUsers(tx, search)
    const rows = await userPage(tx, search, { limit: pageSize, offset: (page - 1) * pageSize })
    const users = rows.map((row) => ({
      ...row,
      orders: Number(row.orders),
      paid: cents(Number(row.paid)),
    }))
    return { users, count, pages: Math.max(1, Math.ceil(count / pageSize)) }
  })

/** Users and former staff by their ids; only an administrator sees others. */
export const userNames = (
  ctx: Needs,
  ids: readonly string[],
): Promise<Record<string, { name: string; email: string }>> =>
  inTransaction(ctx, async ({ tx }) => {
    const users = ids.length === 0 ? [] : await namesOf(tx, [...new Set(ids)])
    return Object.fromEntries(users.map(({ id, name, email }) => [id, { name, email }]))
  })

export type AccountDetails = NonNullable<Awaited<ReturnType<typeof userById>>>

/** An account by its id; only an administrator sees those of others. */
export const accountDetails = (ctx: Needs, id: string): Promise<AccountDetails | null> =>
  inTransaction(ctx, async ({ tx }) => (await userById(tx, id)) ?? null)

/** The account that has confirmed the address with which an order or a donation was made. */
export const accountOfTrace = (ctx: Needs, id: string): Promise<string | null> =>
  inTransaction(ctx, async ({ tx }) => (await userByTrace(tx, id))?.id ?? null)

/** The first accounts whose name or address holds a text. */
export const findUsers = (ctx: Needs, search: string, limit: number) =>
  inTransaction(ctx, ({ tx }) => userPage(tx, search, { limit, offset: 0 }))

/** Every account, newest first; without the administrator role only one's own. */
export async function listUsers(
  ctx: Needs,
  input: { search: string; page: number },
): Promise<UserPage> {
  const found = await listed(ctx, input)
  const ids = found.users.map(({ id }) => id)
  const acting = asSystem(ctx.db, 'when listed people were last seen')
  const seen =
    ctx.actor.role === 'admin' && !ctx.tx
      ? await inTransaction(acting, ({ tx }) => lastSeenOf(tx, ids))
      : new Map<string, Date>()
  const users = found.users.map((one) => ({ ...one, lastSeen: seen.get(one.id) ?? null }))
  return { ...found, users }
}

export type UserRefusal =
  | 'not_allowed'
  | 'person_not_found'
  | 'not_yourself'
  | 'last_administrator'
  | 'owner'

export interface UserStatus {
  readonly email: string
  readonly isConfirmed: boolean
  readonly locale: Locale
  readonly role: Role
  readonly sessions: number
}

export interface Deed<Refusal extends string = never> {
  readonly action: 'demoted' | 'signed_out' | 'removed' | 'confirmed' | 'confirmation_sent'
  readonly work: (tx: Tx, id: string) => Promise<unknown>
  /** Why it is not done to this account; without it, owners and the last administrator stay as they are. */
  readonly refusal?: (status: UserStatus) => Refusal | null
  readonly mustBeUnrestricted?: boolean
  readonly before: (status: UserStatus, id: string) => NotedFields | null
  readonly after: NotedFields | null
  /** Tells the user by e-mail. */
  readonly email?: EmailMessage
}

export type Administering = Pick<Ctx, 'db' | 'actor' | 'now' | 'requestId'>

/** Why an administrator stays as they are. */
async function refusalFor(
  ctx: { readonly tx: Tx },
  id: string,
  { role }: UserStatus,
  mayAll: boolean,
): Promise<UserRefusal | null> {
  if (role !== 'admin') return null
  if (!mayAll) return 'not_allowed'
  if (await isShopOwner(ctx, id)) return 'owner'
  return (await countAdministrators(ctx.tx)) < 2 ? 'last_administrator' : null
}

/** An audited action on another account by an administrator who may do it. */
export async function changeUser<Refusal extends string = never>(
  ctx: Administering,
  id: string,
  deed: Deed<Refusal>,
): Promise<Result<null, UserRefusal | Refusal>> {
  const { actor, now, requestId } = ctx
  const { action, email } = deed
  if (actor.role !== 'admin') return refused('not_allowed')
  if (actor.id === id) return refused('not_yourself')
  if (!(await mayDo(ctx, 'customers'))) return refused('not_allowed')
  const mayAll = await mayDo(ctx, 'everything')
  if (deed.mustBeUnrestricted && !mayAll) return refused('not_allowed')
  const acting = { ...asSystem(ctx.db, `${actor.id} administers people`), now, requestId }
  return inTransaction(acting, async (inside): Promise<Result<null, UserRefusal | Refusal>> => {
    const { tx } = inside
    await lockAdministrators(tx)
    const role = await roleOfUser(tx, id)
    if (role === null) return refused('person_not_found')
    const status = { ...(await statusOf(tx, id)), role }
    const refusal = deed.refusal
      ? deed.refusal(status)
      : await refusalFor(inside, id, status, mayAll)
    if (refusal) return refused(refusal)
    await deed.work(tx, id)
    if (email) await queueEmail(inside, { to: status.email, locale: status.locale, email })
    const noted = { action, before: deed.before(status, id), after: deed.after }
    const isErased = action === 'removed' && role !== 'admin'
    const subject = isErased ? maskedAddress(status.email) : status.email
    await inNameOf(inside, actor, (named) =>
      recordChanges(named, [{ area: 'person', subject, ...noted }]),
    )
    return ok(null)
  })
}

const demoting: Deed = {
  action: 'demoted',
  work: async (tx, id) => {
    await makeCustomer(tx, id)
    await deleteSessionsBut(tx, id, null)
  },
  before: ({ role, sessions }) => ({ role, sessions }),
  after: { role: 'customer', sessions: 0 },
  email: { kind: 'role_removed' },
}

const signingOut: Deed = {
  action: 'signed_out',
  work: (tx, id) => deleteSessionsBut(tx, id, null),
  before: ({ sessions }) => ({ sessions }),
  after: { sessions: 0 },
}

/** The audit entry of an erased customer names the id only. */
const removing: Deed = {
  action: 'removed',
  work: deleteUser,
  before: ({ role, sessions }, id) => ({ id, role, sessions }),
  after: null,
}

/** Turns an administrator into a customer, who has to sign in again. */
export const takeAwayAdministration = (ctx: Administering, id: string) =>
  changeUser(ctx, id, demoting)

export const signOutEverywhere = (ctx: Administering, id: string) => changeUser(ctx, id, signingOut)

export const removeUser = (ctx: Administering, id: string) => changeUser(ctx, id, removing)

/** For staff: who administers the shop. */
export const staffList = (ctx: Needs): Promise<{ id: string; name: string; email: string }[]> =>
  inTransaction(ctx, ({ tx }) => administratorRows(tx))

/** For staff: whether nobody else may confirm a transfer. */
export const confirmsAlone = (ctx: Needs): Promise<boolean> =>
  inTransaction(ctx, async ({ tx }) => (await countConfirmers(tx)) < 2)

/** For staff: which administrators sign in without a second step. */
export const namesWithoutSecondFactor = (ctx: Needs): Promise<string[]> =>
  inTransaction(ctx, ({ tx }) => withoutSecondFactor(tx))
