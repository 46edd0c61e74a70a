/** Postgres' codes for a row or a table that the acting role may not access. */
const insufficientPrivilege = '42501'

/** Whether an error means that the acting role lacks the permission. */
export function isForbidden(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === insufficientPrivilege || isForbidden(cause)
}
