/** A frame of the test centre has this name, and keeps it from page to page. */
export const testFrameName = 'girasol-test-frame'

/** Under which keys such a frame keeps its cart: never those of the live one. */
export const sandboxCartKey = 'solarCart'
export const sandboxKey = (key: string): string => `${sandboxCartKey}:${key}`

/** What a trial sells and to whom; a real order can have neither. */
export const testSku = 'PRUEBA-PANEL'
export const testZelleRecipient = 'prueba@girasol.invalid'
const testMailbox = /^prueba-[0-9a-f-]{36}@girasol\.invalid$/
export const testEmail = (id: string): string => `prueba-${id}@girasol.invalid`
export const isTestEmail = (email: string): boolean => testMailbox.test(email)
