import { accountArea } from '#shop/accounts/messages/account-area.es.ts'
import { es } from '#shop/accounts/messages/es.ts'

export const area = accountArea
export const forms = es
