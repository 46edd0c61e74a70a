import type { Role } from '#kernel/user.ts'
import type { Acting } from '#platform/database/transaction.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { myRole } from '../sessions/sessions.queries.server.ts'
import { isAnswered } from './role.rules.ts'

const ask = (db: Acting['db'], id: string) =>
  inTransaction({ db, actor: { role: 'customer', id } }, ({ tx }) => myRole(tx))

/**
 * What get_my_role answers; customer when it answers nothing or with a failure, null when nobody
 * answered twice. No permission is a fault: whoever asks is not who he says.
 */
export async function roleOf(db: Acting['db'], id: string, isRetry = false): Promise<Role | null> {
  try {
    return (await ask(db, id)) ?? 'customer'
  } catch (error) {
    const answered = isAnswered((error as { code?: unknown }).code)
    if (answered === 'no_permission') throw error
    if (answered === 'failure') return 'customer'
    return isRetry ? null : roleOf(db, id, true)
  }
}
