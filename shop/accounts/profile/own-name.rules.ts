import { isUnreadable, maxNameLength, type ProblemCode } from '../sign-in/account-form.rules.ts'
import { lengthOf } from '../sign-up/password-strength.rules.ts'
import { isReservedName } from '../sign-up/reserved-names.rules.ts'

/** Why an account cannot have this name; null where it can. Staff may leave it out, as in the invitation. */
export function ownNameProblem(fullName: string, isStaff: boolean): ProblemCode | null {
  if (fullName === '') return isStaff ? null : 'name_required'
  if (isUnreadable(fullName)) return 'name_unreadable'
  if (lengthOf(fullName) > maxNameLength) return 'name_too_long'
  return isReservedName(fullName) ? 'name_reserved' : null
}
