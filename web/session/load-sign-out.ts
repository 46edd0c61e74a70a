/** Few pages end a session: how it is done is loaded then. */
export const loadSignOut = () => import('./sign-out.ts')
