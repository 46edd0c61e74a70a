import { expect, test } from '@playwright/test'
import { legalSlugs } from '#shop/legal/legal.rules.ts'
import { axeFaults } from '../harness/pages/axe-faults.ts'

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
    '/casas-con-luz',
    '/avisame?provincia=23',
    ...legalSlugs.slice(-2).map((slug) => `/${slug}`),
  ],
}

/** A grid's cards are one component: the first few are read; the foot is read on the home page. */
const leftOut = (path: string) => [
  '.card-place:nth-child(n + 5)',
  ...(path === '/' ? [] : ['footer']),
]

/** Each kind of page is read once in each language and once in each theme; its width is measured on both screens. */
for (const [lng, screen] of [
  ['es', 'phone'],
  ['en', 'desktop'],
] as const)
  for (const [group, urls] of Object.entries(paths))
    test(`axe finds nothing on ${group}, in ${lng} on a ${screen}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of urls) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${lng}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const faults = await axeFaults(page, { on: [screen], leftOut: leftOut(path) })
        expect([path, faults]).toEqual([path, []])
      }
    })
