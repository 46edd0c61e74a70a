import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { differences, systemVectors } from '#tests/harness/electrical-vectors.ts'

const send = async (body: unknown, language = 'es') =>
  (await testApp()).request('http://shop.test/functions/v1/check-system', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'http://shop.test',
      'Accept-Language': language,
    },
    body: JSON.stringify(body),
  })

const threePanels = {
  parts: [
    { sku: 'PAN-550M', quantity: 3 },
    { sku: 'INV-3000-24H', quantity: 1 },
  ],
  place: '23',
  layout: { series: 3, parallel: 1 },
}

const twoBatteries = {
  parts: [
    { sku: 'BAT-12V100', quantity: 2 },
    { sku: 'INV-2000-12', quantity: 1 },
  ],
  place: '23',
}

describe('check-system', () => {
  test.each(systemVectors.map((one) => [one.id, one] as const))(
    'the worked example %s holds',
    async (_id, { input, expect: expected }) => {
      const response = await send(input)
      expect(response.status).toBe(200)
      const { data } = await response.json()
      expect(differences(data, expected)).toEqual([])
    },
  )

  test('answers in sentences of the language, the worst finding first', async () => {
    const spanish = await (await send(threePanels)).json()
    expect(spanish.data.findings[0]).toEqual({
      rule: 'E12',
      severity: 'danger',
      message: 'Con el frío da 155,5 V y el equipo aguanta 145: se quema.',
    })
    const english = await (await send(threePanels, 'en')).json()
    expect(english.data.findings[0].message).toMatch(/^In the cold it gives 155\.5 V/)
  })

  test('batteries joined in series are checked in series, whatever would fit the inverter', async () => {
    const found = async (batteryLayout?: { series: number; parallel: number }) =>
      (await (await send({ ...twoBatteries, batteryLayout })).json()).data.findings.map(
        ({ rule, severity }: { rule: string; severity: string }) => `${rule} ${severity}`,
      )
    expect(await found({ series: 2, parallel: 1 })).toContain('E2 danger')
    expect(await found({ series: 1, parallel: 2 })).not.toContain('E2 danger')
    expect(await found()).not.toContain('E2 danger')
  })

  test('a place, a layout and a load may be left out', async () => {
    const { data } = await (await send({ parts: [{ sku: 'EST-1000', quantity: 1 }] })).json()
    expect(data).toMatchObject({ findings: [], figures: { low_c: 10, continuous_w: 1200 } })
  })

  test('no parts at all are no fault: the figures are those of the place, and of a load', async () => {
    const { data } = await (await send({ parts: [] })).json()
    const nothing = { missing: [], missingPriceUsd: 0 }
    expect(data).toEqual({ findings: [], figures: { low_c: 10 }, unknown: [], ...nothing })
    const load = { items: 'rm1', blackoutHours: 24 }
    const { data: asked } = await (await send({ parts: [], load })).json()
    expect(asked.findings).toEqual([])
    expect(asked.figures).toMatchObject({ need_pv_w: expect.any(Number) })
  })

  test('a kit is told what its wiring sheet asks for beyond it, with the sum', async () => {
    const parts = [{ sku: 'KIT-APAGON-2560', quantity: 1 }]
    const { data } = await (await send({ parts, place: '23' })).json()
    expect(data.missing.map(({ sku }: { sku: string }) => sku)).toEqual([
      'ACC-RCBO-40',
      'ACC-TIERRA',
    ])
    const sum = data.missing.reduce(
      (all: number, one: { priceUsd: number }) => all + one.priceUsd,
      0,
    )
    expect(data.missingPriceUsd).toBeCloseTo(sum, 5)
    const english = (await (await send({ parts, place: '23' }, 'en')).json()).data
    for (const { findings } of [data, english]) {
      const found = findings.find(({ rule }: { rule: string }) => rule === 'E36')
      expect(found).toMatchObject({ severity: 'advice' })
      expect(found.message).toContain('(ACC-RCBO-40)')
      expect(found.message).toContain(`$${data.missingPriceUsd.toFixed(2)}`)
    }
    const all = { parts: [...parts, ...data.missing], place: '23' }
    const { data: whole } = await (
      await send({
        ...all,
        parts: all.parts.map(({ sku, quantity }) => ({ sku, quantity })),
      })
    ).json()
    expect([whole.missing, whole.missingPriceUsd]).toEqual([[], 0])
  })

  test('what is missing costs what it costs delivered where the system stands', async () => {
    const parts = [{ sku: 'KIT-CASA-1650', quantity: 1 }]
    const priceAt = async (place: string | null) =>
      (await (await send({ parts, place })).json()).data.missingPriceUsd
    expect([await priceAt('US-FL'), await priceAt('23'), await priceAt(null)]).toEqual([
      34.99, 66.88, 66.88,
    ])
  })

  test('says that a battery is too small for a medical device, and of no other', async () => {
    const kit = { parts: [{ sku: 'KIT-LUZ-640', quantity: 1 }] }
    const found = async (items: string) => {
      const { data } = await (await send({ ...kit, load: { items, blackoutHours: 12 } })).json()
      return data.findings.filter(({ rule }: { rule: string }) => rule === 'E29')
    }
    expect(await found('ox1')).toEqual([
      expect.objectContaining({
        severity: 'will_not_work',
        message: expect.stringMatching(
          /médico.* 7.112 Wh de batería, con un tercio de reserva, y hay 640/,
        ),
      }),
    ])
    expect(await found('rm1-vp2')).toEqual([])
    expect(await found('ne1h0.1')).toEqual([])
  })

  test('says that one battery in series stops the others of a medical device, and no other', async () => {
    const parts = [
      { sku: 'INV-3500-48H', quantity: 1 },
      { sku: 'BAT-24V200', quantity: 2 },
    ]
    const found = async (items: string) => {
      const { data } = await (await send({ parts, load: { items, blackoutHours: 4 } })).json()
      return data.findings.filter(({ rule }: { rule: string }) => rule === 'E1')
    }
    const message = expect.stringMatching(/de 2 en 2, en serie.*y con ellas todo/)
    expect(await found('ox1')).toEqual([{ rule: 'E1', severity: 'advice', message }])
    expect(await found('rm1')).toEqual([])
  })

  test('says that somebody must switch a medical device over, or that it is not known', async () => {
    const found = async (sku: string, items: string, blackoutHours = 6) => {
      const { data } = await (
        await send({ parts: [{ sku, quantity: 1 }], load: { items, blackoutHours } })
      ).json()
      const findings: { rule: string; severity: string; message: string }[] = data.findings
      return findings.find(({ rule }) => rule === 'E23') ?? null
    }
    expect(await found('KIT-LUZ-640', 'cp1')).toMatchObject({
      severity: 'will_not_work',
      message: expect.stringContaining('despierto'),
    })
    expect(await found('EST-1000', 'cp1')).toMatchObject({
      severity: 'advice',
      message: expect.stringContaining('No se sabe si pasa a la batería'),
    })
    expect(await found('KIT-APAGON-2560', 'cp1')).toBeNull()
    expect(await found('KIT-LUZ-640', 'vp1')).toBeNull()
    expect(await found('EST-1000', 'cp1', 24)).toBeNull()
  })

  test.each([
    [null, { '': 'not_understood' }],
    [{}, { parts: 'missing' }],
    [{ parts: [{ sku: 'NADA', quantity: 1 }] }, { 'parts.0.sku': 'unknown' }],
    [{ parts: [{ sku: 'EST-1000', quantity: 0 }] }, { 'parts.0.quantity': 'zero' }],
    [{ parts: [{ sku: '\0', quantity: 1.5 }] }, { 'parts.0.quantity': 'not_a_number' }],
    [{ parts: [], place: 'Marte' }, { place: 'unknown' }],
    [{ parts: [], wiring: 'aire' }, { wiring: 'unknown' }],
    [{ parts: [], devices: [{ code: 'rm' }] }, { devices: 'unknown' }],
    [{ parts: [], load: { items: 'zz9' } }, { 'load.items': 'unknown' }],
    [{ parts: [], load: { items: 'rm1-'.repeat(600) } }, { 'load.items': 'too_much' }],
    [
      { parts: [], load: { items: 'rm1', blackoutHours: 25 } },
      { 'load.blackoutHours': 'too_much' },
    ],
    [{ parts: [], load: { items: 'si1', volts: { si: 48 } } }, { 'load.volts.si': 'unknown' }],
    [{ ...threePanels, layout: { series: 2, parallel: 1 } }, { layout: 'not_of_these_panels' }],
    [
      { ...twoBatteries, batteryLayout: { series: 2, parallel: 2 } },
      { batteryLayout: 'not_of_these_batteries' },
    ],
    [
      { ...twoBatteries, batteryLayout: { series: 0, parallel: 2 } },
      { 'batteryLayout.series': 'zero' },
    ],
  ])('refuses %j beside the field', async (body, fields) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { message: 'invalid_body', fields } })
  })
})
