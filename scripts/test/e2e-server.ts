import fs from 'node:fs'

/** The shop of the browser stories, which begin with nothing that an earlier run left behind. */
if (process.env.DATA_DIR?.includes('girasol-e2e-'))
  fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })
await import('../../server/main.mjs' as string)
