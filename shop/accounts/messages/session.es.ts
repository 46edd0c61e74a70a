import { accountArea } from './account-area.es.ts'
import { es } from './es.ts'

/** What pages may need that are not about an account. */
export const session = { captcha: accountArea.captcha, gate: es.gate, signOut: es.signOut }
