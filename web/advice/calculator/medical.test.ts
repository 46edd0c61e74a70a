import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { textOf } from '#tests/harness/html/text.ts'

const path = '/calculadora-solar'
const open = async (query: string) => visit(await testApp(), `${path}?${query}`)
const byHand =
  'alguien tiene que estar despierto y enchufarle al instante el equipo médico, de día y de noche'

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

  test('counts only sets that switch over by themselves, and says what the cheaper one asks of somebody', async () => {
    const house = 'apagon=8&paneles=no&equipos='
    const { page, text } = await open(`${house}cp1-bl2`)
    const cards = page.all('article').map(textOf)
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      expect(card).not.toContain(byHand)
      const bought = card.slice(0, card.indexOf('Por qué'))
      expect(bought).not.toMatch(/Inversor onda pura 1000 W|Estación/)
    }
    const cheaper = text.slice(text.indexOf('Más barato, pero alguien lo cambia a mano'))
    expect(cheaper).toMatch(/despierto/)
    expect(cheaper).toContain('Añadir')
    const prices = (card: string) => Number(/\$([\d,.]+)/.exec(card)?.[1]?.replace(',', ''))
    expect(prices(cheaper)).toBeLessThan(prices(cards[0] ?? ''))
    const fan = await open(`${house}vp1`)
    expect(fan.text).not.toMatch(/despierto|lo cambia a mano/)
  })

  test('counts a third more and says it, and sets cloudy days above the price', async () => {
    const { page, text } = await open('apagon=12&equipos=ox1')
    expect(text).toContain('un tercio de reserva: para 12 h de apagón, batería para 16 h')
    expect(text).toContain('para 12 h sin corriente y un tercio de reserva')
    const [first = ''] = page.all('article').map(textOf)
    expect(Number(/entre (\d+)/.exec(first)?.[1])).toBeGreaterThanOrEqual(16)
    const [cloudy, price] = [first.indexOf('Tras un día nublado'), first.indexOf('$')]
    const isOutlasted = first.indexOf('Un día nublado no lo deja sin luz')
    const shown = cloudy >= 0 ? cloudy : isOutlasted
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(price)
    const english = await open('apagon=12&equipos=ox1&lng=en')
    expect(english.text).toContain('a third in reserve: for a blackout of 12 h, a battery for 16 h')
  })

  test('says of batteries in series that one stops the others, and of no other house', async () => {
    const { page } = await open('apagon=8&equipos=ox1')
    const cards = page.all('article').map(textOf)
    const notes = cards.map((card) => /en serie: si una se protege y corta/.test(card))
    expect(notes).toEqual([true, ...notes.slice(1).map(() => false)])
    expect(cards[0]).toContain('se apagan todas las de su fila, y con ellas todo')
    const english = await open('apagon=8&equipos=ox1&lng=en')
    expect(english.text).toContain('in series: if one protects itself and cuts off')
    expect((await open('apagon=12&equipos=rm1-vp2-si1')).text).not.toContain('si una se protege')
  })

  test('says of a set that somebody must be awake to plug it over', async () => {
    const own = 'bateria=l12v100x4&apagon=8&paneles=no'
    const { text } = await open(`${own}&equipos=cp1`)
    expect(text).toContain(byHand)
    expect((await open(`${own}&equipos=vp1`)).text).not.toContain(byHand)
  })
})
