import { expect, type Page, test } from '@playwright/test'

/** Figures that were wrong once, each calculated by hand, as both languages write them. */
const figures = [
  {
    // 3482 Wh / (9 W + 40 W), from nine tenths of it with 1.5 times the standby to 0.6 times
    path: '/calculadora-solar/duracion?equipos=bl1&producto=estacion-portatil-4000-wh-4000-w',
    es: ['Entre 45,4 y 105,5 horas'],
    en: ['Between 45.4 and 105.5 hours'],
  },
  {
    // 1741 Wh / (49.5 W + 25 W)
    path: '/catalogo/estacion-portatil-2000-wh-2400-w',
    es: ['entre 18 y 27 horas'],
    en: ['between 18 and 27 hours'],
  },
  {
    // four in series: 4 × 49.8 V × 1.0405 in the cold; 8000 W / (51.2 V × 0.94) × 1.25 for the fuse
    path: '/guia-instalacion?lugar=cuba',
    es: ['207,3 V', '166 A', '250 A'],
    en: ['207.3 V', '166 A', '250 A'],
  },
  {
    // 1.5625 × 14 A of a panel
    path: '/catalogo/kit-hogar-3300-w-y-10-240-wh/instalacion?lugar=cuba',
    es: ['gPV de 25 A', '310,9 V a 10 °C'],
    en: ['gPV 25 A', '310.9 V at 10 °C'],
  },
  {
    // 2074 Wh / (49.5 W + 20 W) is 29.8 h
    path: '/comparar?ids=kit-nevera-400-w-y-2560-wh,estacion-portatil-300-wh-300-w',
    es: ['entre 23,5 y 33,7 horas', 'No lo arranca'],
    en: ['between 23.5 and 33.7 hours', 'Does not start it'],
  },
] as const

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [lng, width] of [
  ['es', 390],
  ['en', 1366],
] as const)
  test(`the corrected figures stand on the pages at ${width} px, in ${lng}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const { path, ...texts } of figures) {
      await page.goto(`${path}&lng=${lng}`.replace(/^([^?]*)&/, '$1?'))
      for (const text of texts[lng])
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      expect([path, await widthOf(page)]).toEqual([path, width])
    }
  })

/** Three batteries with a fuse each, which meet at busbars behind a main fuse. */
const three =
  'INV-1000-12.1~BAT-12V050.3~ACC-FUS-M80.3~ACC-BATC-4.4~PAN-410M.1~ACC-MPPT-40.1~ACC-CAB-50.1~ACC-BRK-63.1'
const sheets = [
  `/calculadora-solar/instalacion?piezas=${three}&lugar=23`,
  '/catalogo/kit-total-4640-w-y-10-240-wh-topcon/instalacion?lugar=cuba',
]

/** Labels that reach beyond the drawing, and so lose what they say last. */
const cutOff = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<SVGSVGElement>('svg[role="img"]')].flatMap((drawing) =>
      [...drawing.querySelectorAll('text')].flatMap((label) => {
        const { x, width } = label.getBBox()
        const isInside = x >= 0 && x + width <= drawing.viewBox.baseVal.width
        return isInside ? [] : [label.textContent]
      }),
    ),
  )

for (const lng of ['es', 'en'])
  test(`no label of a wiring diagram is cut off, in ${lng}`, async ({ page }) => {
    for (const path of sheets) {
      await page.goto(`${path}&lng=${lng}`)
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
      expect([path, await cutOff(page)]).toEqual([path, []])
    }
  })
