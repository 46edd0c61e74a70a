import { randomBytes, randomUUID } from 'node:crypto'
import { minuteMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { signIn } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { createTestAccount } from '#shop/accounts/users/test-account.service.server.ts'
import { listUsers, removeUser } from '#shop/accounts/users/user-admin.service.server.ts'
import { isTestEmail, testEmail } from '../browser/sandbox.rules.ts'
import { findingMessages } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'

/** An interrupted run ended long before this age of its account. */
const leftBehind = 10 * minuteMs

async function sweep(ctx: Ctx): Promise<void> {
  const { users } = await listUsers(ctx, { search: '@girasol.invalid', page: 1 })
  const old = users.filter(
    ({ email, since }) => isTestEmail(email) && ctx.now.getTime() - since.getTime() > leftBehind,
  )
  for (const { id } of old) await removeUser(ctx, id)
}

async function roleAfterSignIn(ctx: Ctx, email: string, password: string): Promise<string | null> {
  const caller = { address: `test-centre ${email}`, cookie: '', userAgent: 'test-centre' }
  const signedIn = await signIn({ ...ctx, caller, user: null }, { email, password })
  return signedIn.ok ? signedIn.value.role : null
}

/** A new account signs in, must be a customer, and is deleted as by an administrator. */
export async function freshCustomer(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  await sweep(ctx)
  const email = testEmail(randomUUID())
  const password = `Aa1-${randomBytes(18).toString('base64url')}`
  const made = await createTestAccount(ctx, { email, password })
  if (!made.ok) return { status: 'error', message: messages.noAccount }
  let role: string | null = null
  let isRemoved = false
  try {
    role = await roleAfterSignIn(ctx, email, password)
  } finally {
    isRemoved = (await removeUser(ctx, made.value.id)).ok
  }
  const { count } = await listUsers(ctx, { search: email, page: 1 })
  if (!isRemoved || count > 0) return { status: 'error', message: messages.notRemoved }
  return role === 'customer'
    ? { status: 'success', message: messages.freshCustomer }
    : { status: 'error', message: messages.otherRole }
}
