import type { createApp as CreateApp } from '#server/app.ts'

/** The check puts a server of its own here, which is made sooner than the one that is shipped. */
const built = process.env.TEST_SERVER || '../../../build/server/index.js'

/** The application as it was built. */
export async function builtServer(): Promise<{ readonly createApp: typeof CreateApp }> {
  return import(/* @vite-ignore */ built)
}
