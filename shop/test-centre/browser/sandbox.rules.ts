/** The window name of test frames, which persists across navigation. */
export const testFrameName = 'girasol-test-frame'

/** Storage keys of a test frame's cart, separate from the live cart's. */
export const sandboxCartKey = 'solarCart'
export const sandboxKey = (key: string): string => `${sandboxCartKey}:${key}`

/** Product and recipient of test orders; real orders cannot have either. */
export const testSku = 'PRUEBA-PANEL'
export const testZelleRecipient = 'prueba@girasol.invalid'
const testMailbox = /^prueba-[0-9a-f-]{36}@girasol\.invalid$/
export const testEmail = (id: string): string => `prueba-${id}@girasol.invalid`
export const isTestEmail = (email: string): boolean => testMailbox.test(email)
