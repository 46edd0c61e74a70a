import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const costs = async (query: string) => {
  const { text } = await visit(await testApp(), `/calculadora-solar?${query}`)
  const found = text.matchAll(
    /\$([\d.]+) en diez años\. Con una planta de gasolina, a \$([\d.]+) [^.]*\.\d+ y 0,6 L por kWh a \$1\.30 el litro\)\. (.*?) Un día, hora por hora/g,
  )
  return [...found].map(([, set, generator, battery]) => ({ set, generator, battery }))
}

test('the set and a petrol generator of the same use, with what the battery lasts', async () => {
  const [enough] = await costs('equipos=vp1-bl1&apagon=6&paneles=no')
  // 64 W for six hours a day are 1401.6 kWh in ten years: 900 / 1401.6 + 0.6 × 1.30
  expect(enough).toMatchObject({
    generator: '1.42',
    battery: 'Con ese uso la batería pasa de los diez años.',
  })
  expect(Number(enough?.set)).toBeCloseTo(0.3, 2)
})

test('lead of the house is replaced again and again, which costs more than the generator', async () => {
  const [own] = await costs('equipos=vp1-bl3-ro1&apagon=6&bateria=p12v300x1&inversor=1000w12v')
  expect(own?.battery).toMatch(/A tu batería se le cuentan unos \d,\d años más/)
  expect(Number(own?.set)).toBeGreaterThan(1.5)
})

test('the hours after cloudy days are said with the band of the model', async () => {
  const house = '/calculadora-solar?equipos=rm1-vp1-tv1&lugar=32'
  const { text } = await visit(await testApp(), house)
  const [, low = '', high = ''] =
    /Tras un día nublado quedan ([\d,]+) a ([\d,]+) h de apagón/.exec(text) ?? []
  const hours = (value: string) => Number(value.replace(',', '.'))
  expect(hours(low)).toBeGreaterThan(0)
  expect(hours(high)).toBeGreaterThan(hours(low))
  expect((await visit(await testApp(), `${house}&lng=en`)).text).toMatch(
    /After one cloudy day, [\d.]+ to [\d.]+ h of blackout are left/,
  )
})
