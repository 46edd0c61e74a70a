import type { Role } from '#kernel/user.ts'
import type { Acting } from '#platform/database/transaction.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { myRole } from '../sessions/sessions.queries.server.ts'
import { isAnswered } from './role.rules.ts'

type Asking = Pick<Acting, 'db' | 'reads'>

const ask = ({ db, reads }: Asking, id: string) =>
  inTransaction({ db, reads, actor: { role: 'customer', id } }, ({ tx }) => myRole(tx))

/**
 * The result of get_my_role; customer for an empty result or an error, null when two queries got no
 * response. Missing permission is a fault: the request does not have the session's identity.
 */
export async function roleOf(request: Asking, id: string, isRetry = false): Promise<Role | null> {
  try {
    return (await ask(request, id)) ?? 'customer'
  } catch (error) {
    const answered = isAnswered((error as { code?: unknown }).code)
    if (answered === 'no_permission') throw error
    if (answered === 'failure') return 'customer'
    return isRetry ? null : roleOf(request, id, true)
  }
}
