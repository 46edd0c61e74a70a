import fs from 'node:fs'

/** The shop of the browser tests, started without the data of an earlier run. */
if (process.env.DATA_DIR?.includes('girasol-e2e-'))
  fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await import('../../server/main.mjs' as string)
