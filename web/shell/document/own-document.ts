/** After a client-side navigation the security policy of the loaded document still applies, which may forbid foreign scripts. */
export const isOwnDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === location.pathname
}
