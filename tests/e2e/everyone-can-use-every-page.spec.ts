import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { legalSlugs } from '#shop/legal/legal.rules.ts'

const paths = {
  // one family stands for the five, and two legal texts for the six: each is one component
  'home and lists': ['/', '/catalogo', '/productos', '/baterias'],
  'searches and comparisons': [
    '/catalogo?search=bateria&voltage=48&min_price=1&sort=match',
    '/catalogo?search=zzzzzz',
    '/catalogo?category=kit&max_price=1&available=1',
    '/comparar',
    '/comparar?ids=bateria-lifepo4-12-v-100-ah,panel-solar-perc-550-w,estacion-portatil-300-wh-300-w,nada',
  ],
  products: [
    '/catalogo/kit-luz-100-w-y-640-wh',
    '/catalogo/bombillos-led-recargables-paquete-de-4',
    '/catalogo/kit-portatil-estacion-2000-wh-y-dos-paneles-de-200-w?foto=2',
    '/baterias?url_slug=bateria-lifepo4-12-v-100-ah',
    '/no-existe',
  ],
  'pages of accounts': [
    '/login?reason=session_expired',
    '/login/codigo',
    '/signup',
    '/email-confirmation-pending?email=ana@example.com',
    '/email-confirmado',
    '/olvido-contrasena',
    '/reset-password',
  ],
  'standing pages': [
    '/calculadora-solar',
    '/calculadora-solar?equipos=rm1-du1-x1w370h2m&nombres=Vitrina',
    '/calculadora-solar/duracion?equipos=rm1-vp2&producto=bateria-lifepo4-24-v-100-ah',
    '/guia-instalacion?producto=panel-solar-perc-550-w',
    '/sin-conexion',
    '/asistente',
    '/carrito',
    '/donar',
    '/verificar',
    '/pedido/buscar',
    ...legalSlugs.slice(-2).map((slug) => `/${slug}`),
  ],
}

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 768 },
} as const

/** Spanish is read by axe on a dark phone, English on a bright desktop; the width is measured on both. */
const axeReads = {
  es: { screen: 'phone', colorScheme: 'dark' },
  en: { screen: 'desktop', colorScheme: 'light' },
} as const
type Language = keyof typeof axeReads

/** A grid's cards are one component: the first few are read. */
const likeTheFirst = '.card-place:nth-child(n + 5)'

/** The foot is the same everywhere and is read on the home page. */
async function faults(page: Page, path: string, language: Language) {
  const found: string[] = []
  const { screen: read, colorScheme } = axeReads[language]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    const wideness = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wideness !== size.width) found.push(`${wideness} px wide at ${size.width} px`)
    if (screen !== read) continue
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .exclude(likeTheFirst)
    const { violations } = await (path === '/' ? axe : axe.exclude('footer')).analyze()
    for (const { id, nodes } of violations) found.push(`${screen} ${id} ${nodes[0]?.html}`)
  }
  return found
}

for (const lng of ['es', 'en'] as const)
  for (const [group, addresses] of Object.entries(paths))
    test(`axe finds nothing on ${group}, in ${lng}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of addresses) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${lng}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect([path, await faults(page, path, lng)]).toEqual([path, []])
      }
    })
