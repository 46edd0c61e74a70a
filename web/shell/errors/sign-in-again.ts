import { loadSignOut } from '#web/session/load-sign-out.ts'
import { reloginPath } from './error-kind.ts'

/** Signs out and leads to the login page with the reason. */
export const signInAgain = (error: unknown): Promise<void> =>
  loadSignOut().then(({ endSession }) => endSession(reloginPath(error)))
