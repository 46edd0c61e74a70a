/** A page that was come to without loading it has the policy of the page before, which lets nobody else in. */
export const isOwnDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === location.pathname
}
