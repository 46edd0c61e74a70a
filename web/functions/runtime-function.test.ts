import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

const send = async (body: unknown) =>
  (await testApp()).request('http://shop.test/functions/v1/runtime', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
    body: JSON.stringify(body),
  })

const hours = async (sku: string, items: unknown) => {
  const response = await send({ sku, items })
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: Record<string, number> }
  return data
}

describe('runtime', () => {
  test('one LED on the largest station lasts between 45 and 106 hours', async () => {
    const data = await hours('EST-4000', [{ code: 'bl', quantity: 1 }])
    expect(data.hours).toBeCloseTo(71.1, 1)
    expect(data.hoursLow).toBeCloseTo(45.4, 1)
    expect(data.hoursHigh).toBeCloseTo(105.5, 1)
  })

  test('a modern refrigerator on 2048 Wh lasts between 18 and 27 hours', async () => {
    const data = await hours('EST-2000', [{ code: 'rm', quantity: 1 }])
    expect(data.hours).toBeCloseTo(23.4, 1)
    expect(data.hoursLow).toBeCloseTo(18, 1)
    expect(data.hoursHigh).toBeCloseTo(27, 1)
  })

  test('for a medical device a third stays in reserve behind the lowest hours', async () => {
    const cpap = await hours('EST-1000', [{ code: 'cp', quantity: 1 }])
    expect(cpap.hoursToCountOn).toBeCloseTo((cpap.hoursLow ?? 0) * 0.75, 5)
    const fan = await hours('EST-1000', [{ code: 'vp', quantity: 1 }])
    expect(fan.hoursToCountOn).toBeNull()
  })

  test('the watts of the name plate win, with decimal comma or point', async () => {
    const comma = await hours('EST-2000', [{ code: 'tv', quantity: '1', watts: '62,5' }])
    const point = await hours('EST-2000', [{ code: 'tv', quantity: 1, watts: 62.5 }])
    expect(comma).toEqual(point)
    expect(point.hours).toBeLessThan(
      (await hours('EST-2000', [{ code: 'tv', quantity: 1 }])).hours!,
    )
  })

  test('what it cannot run at once or cannot start is told with the hours', async () => {
    const asked = async (sku: string, code: string, quantity: number) =>
      (await hours(sku, [{ code, quantity }])) as unknown as {
        runs: boolean
        findings: { rule: string; severity: string; message: string }[]
      }
    const ovens = await asked('EST-2000', 'mi', 5)
    expect(ovens.runs).toBe(false)
    expect(ovens.findings.map(({ rule }) => rule)).toContain('E3')
    const cold = await asked('KIT-LUZ-640', 'rm', 1)
    expect(cold).toMatchObject({
      runs: false,
      findings: [{ rule: 'E7', severity: 'will_not_work' }],
    })
    expect(cold.findings[0]?.message).toMatch(/refrigerador/i)
    expect(await asked('EST-2000', 'rm', 1)).toMatchObject({ runs: true, findings: [] })
  })

  test('a device that is not listed is named x, by its watts, and may have a motor', async () => {
    const own = await hours('EST-2000', [{ code: 'x', quantity: 1, watts: 62.5 }])
    expect(own).toMatchObject({
      hours: (await hours('EST-2000', [{ code: 'tv', quantity: 1, watts: 62.5 }])).hours,
    })
    const pump = await hours('EST-1000', [{ code: 'x', quantity: 1, watts: 550, motor: true }])
    expect(pump).toMatchObject({ runs: false, findings: [{ rule: 'E7' }] })
  })

  const led = [{ code: 'bl', quantity: 1 }]
  test.each([
    [{ sku: 'EST-4000', items: [{ code: 'x', quantity: 1 }] }, { 'items.0.watts': 'missing' }],
    [null, { '': 'not_understood' }],
    [{}, { sku: 'missing', items: 'missing' }],
    [{ sku: 'EST-4000', items: [] }, { items: 'missing' }],
    [{ sku: 'EST-9999', items: led }, { sku: 'unknown' }],
    [{ sku: 'E\u0000', items: led }, { sku: 'unknown' }],
    [{ sku: 'PAN-550M', items: led }, { sku: 'stores_nothing' }],
    [{ sku: 'EST-4000', items: [{ code: 'zz', quantity: 1 }] }, { 'items.0.code': 'unknown' }],
    [{ sku: 'EST-4000', items: [{ code: 'bl' }] }, { 'items.0.quantity': 'missing' }],
    [{ sku: 'EST-4000', items: [{ code: 'bl', quantity: 0 }] }, { 'items.0.quantity': 'zero' }],
    [
      { sku: 'EST-4000', items: [...led, { code: 'bl', quantity: 1, watts: -1 }] },
      { 'items.1.watts': 'negative' },
    ],
  ])('refuses %j and names the fields', async (body, fields) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { message: 'invalid_body', fields } })
  })
})
