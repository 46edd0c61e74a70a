/** The channel by which tabs of a browser share sign-ins and sign-outs. */
export const sessionChannel = 'girasol.session'

/** For a tab without a session: reloads the page when another tab signs in. */
export function followSignIn(): () => void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'SIGNED_IN') location.reload()
  })
  return () => channel.close()
}
