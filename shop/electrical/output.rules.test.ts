import { expect, test } from 'vitest'
import { outputOf } from './output.rules.ts'

test('a battery gives what its protection lets through, less the loss of the inverter', () => {
  const specs = { nominal_v: 12.8, max_discharge_a: 50, bms_peak_a: 100 }
  expect(outputOf('battery', specs)).toEqual({ continuousW: 576, surgeW: 1152, has220: null })
})

test('a station or kit gives its own figures, and 220 V only where its output says so', () => {
  const station = { ac_output_w: 4000, surge_w: 8000, output_v: '120/240' }
  expect(outputOf('portable', station)).toEqual({ continuousW: 4000, surgeW: 8000, has220: true })
  expect(outputOf('kit', { output_v: '110-120' }).has220).toBe(false)
  expect(outputOf('kit', { output_v: [120, 240] }).has220).toBe(true)
  expect(outputOf('kit', {}).has220).toBeNull()
})
