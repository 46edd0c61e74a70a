import { startFile } from '#tests/harness/app/whole-build.ts'
import { type Child, kill, startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen } from '#tests/harness/processes/shop-process.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { atEnd } from './ends.ts'

/** A process of the shop on a port that stays its own when it is started again. */
export async function aShopOnPort(environment: NodeJS.ProcessEnv) {
  const port = await freePort()
  let child: Child
  const start = async () => {
    child = startChild([startFile], {
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      SESSION_SECRET: signingConfig.SESSION_SECRET,
      ACCOUNT_ANSWER_MS: '0',
      ...environment,
    })
    await child.until(shopIsOpen)
  }
  await start()
  atEnd(() => kill(child))
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () => kill(child),
    /** As an operator ends it. */
    async stop() {
      child.process.kill('SIGTERM')
      await child.ended
    },
    /** Its log since the last start. */
    output: () => child.output(),
  }
}
export type ShopOnPort = Awaited<ReturnType<typeof aShopOnPort>>
