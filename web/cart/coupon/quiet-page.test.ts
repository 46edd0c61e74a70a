import { expect, test } from 'vitest'
import { isQuietPath } from './quiet-page.ts'

test.each([
  ['/donar', true],
  ['/donar/gracias', true],
  ['/checkout/pago', true],
  ['/admin/pedidos', true],
  ['/login', true],
  ['/', false],
  ['/catalogo', false],
  ['/donaremos', false],
])('an offer leaves %s alone: %s', (path, isQuiet) => {
  expect(isQuietPath(path)).toBe(isQuiet)
})
