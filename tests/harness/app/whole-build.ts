/** Whoever needs the whole build takes its places from here, so that `npm run check` knows: what a browser fetches, */
export const browserFiles = 'build/client'
/** and the shop as its operator starts it. */
export const startFile = 'server/main.mjs'
