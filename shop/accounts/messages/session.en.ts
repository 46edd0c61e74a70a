import type { Messages } from '#kernel/messages.ts'
import { accountArea } from './account-area.en.ts'
import { en } from './en.ts'
import type { session as es } from './session.es.ts'

export const session: Messages<typeof es> = {
  captcha: accountArea.captcha,
  gate: en.gate,
  signOut: en.signOut,
}
