/** The channel by which tabs of a browser share sign-ins and sign-outs. */
export const sessionChannel = 'girasol.session'

const waitingPaths = [
  '/olvido-contrasena',
  '/login',
  '/cuenta/seguridad',
  '/admin/cuenta/seguridad',
]

/** A recovery link was opened in another tab: one that waits for it goes on, no other loses what was typed. */
export function followRecovery(): void {
  if (waitingPaths.includes(location.pathname)) location.replace('/reset-password')
}

/** A recovery link was opened here. */
export function announceRecovery(): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage('PASSWORD_RECOVERY')
  channel.close()
}

/** For a tab without a session: reloads the page when another tab signs in. */
export function followSignIn(): () => void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'SIGNED_IN') location.reload()
    if (data === 'PASSWORD_RECOVERY') followRecovery()
  })
  return () => channel.close()
}
