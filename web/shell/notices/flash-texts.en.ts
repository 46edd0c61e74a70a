import { accountArea } from '#shop/accounts/messages/account-area.en.ts'
import { en } from '#shop/accounts/messages/en.ts'

export const area = accountArea
export const forms = en
