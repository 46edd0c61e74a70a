/** Classes and codes of Postgres and of the network for conditions that pass without a code change. */
const passing = /^(08|53|57P)...?$|^(57014|40P01|40001|25006|55P03)$/
const disk = /^(ENOSPC|EDQUOT)$/
const network = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)/
const errorMessage =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable/

interface Fault {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

/** Whether an error means that the database cannot serve now but may soon: unreachable, full, busy or read-only. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause } = error as Fault
  if (typeof code === 'string' && [passing, network, disk].some((known) => known.test(code)))
    return true
  if (typeof message === 'string' && errorMessage.test(message)) return true
  return isDatabaseUnavailable(cause)
}

/** A full disk, or a database that only reads: nothing of what was asked was saved. */
const notSaved = ['53100', '25006', 'ENOSPC', 'EDQUOT']

/** Whether an error means that nothing can be saved now, while everything can still be read. */
export function isNothingSaved(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as Fault
  return (typeof code === 'string' && notSaved.includes(code)) || isNothingSaved(cause)
}
