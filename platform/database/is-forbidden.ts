/** What Postgres says of a row or a table that the acting role may not touch. */
const insufficientPrivilege = '42501'

/** Whether an error means that whoever acted may not do this. */
export function isForbidden(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === insufficientPrivilege || isForbidden(cause)
}
