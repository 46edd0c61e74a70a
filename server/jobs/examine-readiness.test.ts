import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { demonstrationKey } from '#shop/settings/settings.rules.ts'
import { changeSetting, currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { atCheckout } from '#tests/harness/orders/checkout.ts'
import { createChangeBus } from '../change-bus.ts'
import { startReadinessJob } from './examine-readiness.ts'

const says = async (app: Awaited<ReturnType<typeof testApp>>, lng: string) =>
  (await visit(app, `/?lng=${lng}`)).text
const sentences = {
  es: 'Tienda de demostración: todavía no está lista para vender.',
  en: 'A demonstration shop: it is not ready to sell yet.',
}

test('every page says that the shop is a demonstration until the shop is ready, and cached pages follow', async () => {
  onTestFinished(async () => {
    await asOwner(`delete from site_settings where setting_key = '${demonstrationKey}'`)
  })
  const system = await asSystemActor()
  const changeBus = await createChangeBus(system.db)
  onTestFinished(() => changeBus.close())
  const app = await testApp({ changeBus })
  for (const lng of ['es', 'en'] as const) expect(await says(app, lng)).toContain(sentences[lng])
  const checkout = await (await atCheckout({}, app)).open('/checkout/entrega')
  expect(checkout.text).toContain('Esta tienda es una demostración')
  await changeSetting(system, {
    setting_key: demonstrationKey,
    setting_value: 'false',
    category: 'readiness',
  })
  for (const lng of ['es', 'en'] as const)
    await expect.poll(() => says(app, lng)).not.toContain(sentences[lng])
  const job = startReadinessJob({
    ...{ db: system.db, log: createLog('silent'), now: () => noon, changeBus },
    config: readConfig({}),
  })
  onTestFinished(() => job.stop())
  await expect.poll(async () => (await currentShopFacts(system)).isDemonstration).toBe(true)
  await expect.poll(() => says(app, 'es')).toContain(sentences.es)
})
