import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { diagram } from './wiring-chains.tsx'

test('the frame of the combiner box ends before the symbols of the battery', async () => {
  const { page } = await visit(
    await testApp(),
    '/catalogo/kit-total-4640-w-y-10-240-wh-topcon/instalacion?lugar=cuba',
  )
  const [frame] = page.all('svg[role=img] rect[stroke-dasharray]')
  const right = Number(frame?.getAttribute('x')) + Number(frame?.getAttribute('width'))
  const halfSymbol = 16
  expect(right).toBeGreaterThan(diagram.left)
  expect(right).toBeLessThan(diagram.right - halfSymbol)
})
