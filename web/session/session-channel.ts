/** On it the tabs of a browser tell each other who is signed in. */
export const sessionChannel = 'girasol.session'

/** For a tab in which nobody is signed in: when another one says that somebody is, it shows nothing that is no longer so. */
export function followSignIn(): () => void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }) => {
    if (data === 'SIGNED_IN') location.reload()
  })
  return () => channel.close()
}
