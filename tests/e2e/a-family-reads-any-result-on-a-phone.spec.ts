import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const twoScreens = 2 * 844

/** What people have, need and say, so that every notice of the result stands beside every other one. */
const houses = {
  'an oxygen concentrator': 'ox1-rm1-vp2-bl6',
  'a CPAP': 'cp1',
  'no medical device': 'rm1-vp2-bl6-tv1-ro1-te3-la1',
  'oxygen beside motors of unknown volts':
    'sn1-vp2-rm1-ox1-x1w750h1m&nombres=Bomba+de+agua&presupuesto=900',
  'oxygen beside all that a house has':
    'ri1-sn1-vp3-bl10-tg1-ro1-te4-la2-ar1-mi1n-lv1n-bo1-ox1-du1',
} as const
const batteries = [
  '',
  'l12v100x1d100',
  'p12v60x1',
  'l48v100x2',
  'a12v200x2',
  'l12v100x4',
  'a12v70x1',
]
const inverters = [
  '',
  '1000w12v',
  '1500w12v60a3000p',
  '3000w24v',
  '5000w48v80a10000p',
  '1000w12v100a2000p',
]
const panels = ['', '2x550w49.8v14a', '3x550w', '6x410w37v13a']
const hours = ['', '&apagon=8', '&apagon=24', '&apagon=10&red=4']
const wishes = [
  '',
  '&paneles=no',
  '&presupuesto=300',
  '&lugar=US-MN&caben=4&sombra=some',
  '&presupuesto=900&techo=north&lugar=23',
]

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
const asked = (name: string, value: string): string => (value === '' ? '' : `&${name}=${value}`)

/** Lengths without a common divisor let every pair of them meet. */
const combinations = (house: string): string[] =>
  Array.from({ length: 21 }, (_, index) =>
    [
      house,
      asked('bateria', at(batteries, index)),
      asked('inversor', at(inverters, index + 1)),
      asked('mispaneles', at(panels, index + 2)),
      at(hours, Math.floor(index / 2)),
      at(wishes, index + 3),
      asked('lng', index % 2 === 0 ? 'es' : 'en'),
    ].join(''),
  )

for (const [name, house] of Object.entries(houses))
  test(`the result beside ${name} takes two screens, whatever the house has already`, async ({
    page,
  }) => {
    test.slow()
    const tooHigh: string[] = []
    for (const query of combinations(house)) {
      await page.goto(`/calculadora-solar?equipos=${query}`)
      const end = await page
        .locator('section[aria-labelledby="en-venta"]')
        .evaluate((sets) => Math.round(sets.getBoundingClientRect().bottom + window.scrollY))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (end > twoScreens || width > 390) tooHigh.push(`${end} px: ${query}`)
    }
    expect(tooHigh).toEqual([])
  })
