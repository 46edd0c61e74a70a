import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app.ts'

test('/catalogo/{slug} shows the product page (S-061, S-062)', async () => {
  const page = await visit(await testApp(), '/catalogo/kit-luz-100-w-y-640-wh')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Kit Luz: 100 W y 640 Wh')
})
