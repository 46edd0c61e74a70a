import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

const send = async (body: unknown) =>
  (await testApp()).request('http://shop.test/functions/v1/calcular-energia-potencia', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
    body: JSON.stringify(body),
  })

const device = (power: unknown, quantity: unknown, hours: unknown) => ({ power, quantity, hours })
const house = [
  device(150, 1, 8),
  device(60, 2, 10),
  device(80, 1, 4),
  device(9, 5, 5),
  device(10, 1, 24),
]

describe('calcular-energia-potencia', () => {
  test('calculates what a house needs from power, quantity and hours of its appliances (A-136, A-271)', async () => {
    const response = await send({ appliances: house })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      daily_wh: 3185,
      simultaneous_w: 405,
      surge_w: 405,
      pv_w: 943.7,
      battery_wh: 3932.1,
      inverter_w: 506.25,
      autonomy_h: 24,
      assumptions: { sun_hours: 4.5, panel_performance: 0.75, next_inverter_w: 1000 },
    })
  })

  test('uses sun hours, place, blackout and an existing battery', async () => {
    const sunny = await send({ appliances: house, sun_hours: '5,0' })
    expect(await sunny.json()).toMatchObject({ pv_w: 849.33 })
    const inHavana = await send({
      appliances: house,
      place: '23',
      outage_hours: 8,
      battery_wh: 5120,
    })
    expect(await inHavana.json()).toMatchObject({
      assumptions: { sun_hours: 4.3, outage_hours: 8, autonomy_battery_wh: 5120 },
      autonomy_h: 11.91,
    })
  })

  test('reads decimal comma and decimal point alike', async () => {
    const comma = await send({ appliances: [device('12,5', '1', '10,8')] })
    const point = await send({ appliances: [device('12.5', 1, 10.8)] })
    expect(await comma.json()).toEqual(await point.json())
  })

  test.each([
    [{ appliances: [device(-1, 1, 1)] }, { 'appliances.0.power': 'negative' }],
    [{ appliances: [device(1, 1, 25)] }, { 'appliances.0.hours': 'too_much' }],
    [{ appliances: [device('NaN', 1, 1)] }, { 'appliances.0.power': 'not_a_number' }],
    [{ appliances: [device(1, null, 1)] }, { 'appliances.0.quantity': 'missing' }],
    [{ appliances: [device(1e9, 1, 1)] }, { 'appliances.0.power': 'too_much' }],
    [{ appliances: house, place: 'Marte' }, { place: 'unknown' }],
    [{ appliances: [] }, { appliances: 'not_understood' }],
    [{ appliances: 7 }, { appliances: 'not_understood' }],
    [{}, { appliances: 'not_understood' }],
    [null, { '': 'not_understood' }],
  ])('refuses %j beside the field', async (body, fields) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { message: 'invalid_body', fields } })
  })
})
