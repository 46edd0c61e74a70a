import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { textOf } from '#tests/harness/html/text.ts'

const path = '/calculadora-solar'
const open = async (query: string) => visit(await testApp(), `${path}?${query}`)
const byHand = 'alguien tiene que enchufarle al instante el equipo médico, de día y de noche'

describe('beside a medical device the calculator', () => {
  test('offers no inverter of the house, of which nobody knows the waves, and says why', async () => {
    const query = 'bateria=p12v60x1&inversor=1500w12v'
    const { text } = await open(`${query}&equipos=ox1`)
    expect(text).toContain('Tu inversor no entra en los equipos de abajo: un equipo médico pide')
    expect(text).not.toMatch(/Usa lo tuyo[^.]*el inversor/)
    const other = await open('equipos=vp1-bl3-ro1&apagon=6&bateria=l12v150x1&inversor=1000w12v')
    expect(other.text).toContain('Usa lo tuyo, a $0: el inversor')
    expect(other.text).not.toContain('un equipo médico pide')
  })

  test('says of a set that does not switch over that somebody must plug it over at once', async () => {
    const own = 'bateria=l12v100x4&apagon=8&paneles=no'
    const { text, page } = await open(`${own}&equipos=cp1`)
    expect(text).toContain(byHand)
    const shown = page.all('article').map(textOf)
    const warned = shown.filter((one) => one.includes(byHand))
    expect(warned.length).toBeGreaterThan(0)
    for (const one of warned) expect(one.indexOf(byHand)).toBeLessThan(one.indexOf('$'))
    expect((await open(`${own}&equipos=vp1`)).text).not.toContain(byHand)
  })
})
