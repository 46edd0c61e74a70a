import path from 'node:path'

/** The folders whose boundaries are checked. */
export const walled = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'tests']

/** The state that `npm run check` stores between two runs. */
export const shelf = path.resolve('node_modules/.cache/check')

/** The server that the check makes for itself, and the one that is shipped. */
export const lightFolder = path.join(shelf, 'server')
export const lightServer = path.join(lightFolder, 'index.js')
export const wholeServer = path.resolve('build/server/index.js')

export const planFile = path.join(shelf, 'plan.json')
export const resultFile = path.join(shelf, 'result.json')
export const timesFile = path.join(shelf, 'times.json')
