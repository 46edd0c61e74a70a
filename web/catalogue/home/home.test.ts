import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'

type Json = Record<string, unknown>

const recordOf = (page: Visit, type: string): Json =>
  page.page.records.find((record) => record['@type'] === type) ?? {}
const contentOf = ({ page }: Visit, name: string) => page.meta(name)
const titleOf = ({ page }: Visit) => page.title

let home: Visit
let english: Visit
beforeAll(async () => {
  const app = await testApp()
  home = await visit(app, '/')
  english = await visit(app, '/?lng=en')
})

describe('the home page', () => {
  test('responds at / (S-048)', () => {
    expect(home.status).toBe(200)
    expect(english.text).toContain('Light for your family’s house')
  })

  test.each(['off', 'on'])('names images that exist (Save-Data: %s)', async (saving) => {
    const app = await testApp()
    const { page } = await visit(app, '/', { headers: { 'Save-Data': saving } })
    const addresses = page.all('img').map((image) => image.getAttribute('src') ?? '')
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses)
      expect([address, (await app.request(address)).status]).toEqual([address, 200])
  })

  test('begins with a hero that is the anchor #inicio (S-049, S-056)', () => {
    const [section] = home.page.all('#inicio')
    const hero = home.page.within(section!)
    expect(hero.has('heading', /^Luz para la casa de tu familia/)).toBe(true)
    const targets = hero.allByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toContain('/catalogo?category=kit')
    expect(targets).toContain('/calculadora-solar')
  })

  test('a first visit is asked for the destination in the hero, and by one switch only (S-010)', async () => {
    const app = await testApp()
    const asked = home.page.all('[action="/destino"]')
    expect(asked).toHaveLength(1)
    const hero = home.page.within(home.page.all('#inicio')[0]!)
    const choices = hero.all('button[name="to"]')
    expect(choices.map((one) => one.getAttribute('value'))).toEqual(['usa', 'cuba'])
    expect(hero.all('h1')[0]?.textContent).not.toContain('Cuba')
    const chosen = async (isCuba: boolean) => {
      const { page } = await visit(app, '/', { headers: { Cookie: `isShippingToCuba=${isCuba}` } })
      return page.within(page.all('#inicio')[0]!)
    }
    const [cuba, usa] = await Promise.all([chosen(true), chosen(false)])
    for (const hero of [cuba, usa]) expect(hero.all('[action="/destino"]')).toEqual([])
    expect(cuba.all('h1')[0]?.textContent).toContain('puesto en Cuba')
    expect(usa.all('h1')[0]?.textContent).not.toContain('Cuba')
  })

  test('shows the cheapest kit delivered to Cuba, read from the catalogue', () => {
    expect(home.text).toContain('$667.32')
    expect(home.page.hrefs).toContain('/catalogo/kit-luz-100-w-y-640-wh')
  })

  test('has a section of solar kits, rendered with the page (S-050)', () => {
    expect(home.page.heading('Kits solares').id).toBe('estante-kit')
    expect(home.page.allByRole('article')).toHaveLength(4)
    expect(home.text).toContain('Kit Portátil: estación 1000 Wh')
  })

  test('has a section of panels with a way to them without scripts (S-051)', () => {
    expect(home.page.heading('Paneles solares').id).toBe('estante-panel')
    expect(home.page.hrefs).toContain('/panelessolarescuba')
  })

  test('has a section of batteries with a way to them without scripts (S-052)', () => {
    expect(home.page.heading('Baterías').id).toBe('estante-battery')
    expect(home.page.hrefs).toContain('/baterias')
  })

  test('has a section of inverters with a way to them without scripts (S-053)', () => {
    expect(home.page.heading('Inversores').id).toBe('estante-inverter')
    expect(home.page.hrefs).toContain('/inversores')
  })

  test('calls to the solar calculator (S-054)', () => {
    const [call] = home.page.all('[aria-labelledby="cuanto"]')
    const links = home.page.within(call!).allByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/calculadora-solar')
  })
})

describe('the head of a page without an open product', () => {
  test('its title is seo_title (S-115)', () => {
    expect(titleOf(home)).toBe('Girasol: kits solares, baterías y paneles puestos en Cuba')
    expect(titleOf(english)).toBe('Girasol: solar kits, batteries and panels delivered to Cuba')
  })

  test('its description is seo.defaultDescription (S-116)', () => {
    expect(contentOf(home, 'description')).toMatch(/^Equipos solares para tu familia en Cuba/)
    expect(contentOf(english, 'description')).toMatch(/^Solar equipment for your family in Cuba/)
  })

  test('its keywords are seo_keywords (S-117)', () => {
    expect(contentOf(home, 'keywords')).toMatch(/^kit solar Cuba, /)
    expect(contentOf(english, 'keywords')).toMatch(/^solar kit Cuba, /)
  })
})

describe('the organisation record', () => {
  test('is on the site (S-033)', () => {
    expect(recordOf(home, 'Organization')['@context']).toBe('https://schema.org')
  })

  test('has the shop’s name (S-034)', () => {
    expect(recordOf(home, 'Organization').name).toBe('Girasol')
  })

  test('has the site’s URL (S-035)', () => {
    expect(recordOf(home, 'Organization').url).toBe('http://shop.test/')
  })

  test('has a logo of 512 by 512 that exists (S-036)', async () => {
    const logo = recordOf(home, 'Organization').logo as Json
    expect(logo).toMatchObject({ width: 512, height: 512 })
    const file = await visit(await testApp(), new URL(String(logo.url)).pathname)
    expect(file.status).toBe(200)
  })

  test('has a description (S-037)', () => {
    expect(recordOf(home, 'Organization').description).toMatch(/^Tienda de equipos solares/)
  })

  test('has a contact point of customer service for Cuba in Spanish (S-038)', () => {
    expect(recordOf(home, 'Organization').contactPoint).toMatchObject({
      contactType: 'customer service',
      areaServed: 'CU',
      availableLanguage: 'es',
    })
  })

  test('has three social links (S-039)', () => {
    expect(recordOf(home, 'Organization').sameAs).toEqual([
      expect.stringContaining('facebook.com'),
      expect.stringContaining('instagram.com'),
      expect.stringContaining('twitter.com'),
    ])
  })

  test('has a search action on the products page with the parameter q (S-040)', async () => {
    const action = recordOf(home, 'WebSite').potentialAction as Json
    expect(action['@type']).toBe('SearchAction')
    const { urlTemplate } = action.target as Json
    expect(urlTemplate).toBe('http://shop.test/productos?q={search_term_string}')
    const found = await visit(await testApp(), '/productos?q=nevera')
    expect(found.text).toContain('Kit Nevera')
  })
})

describe('the do-it-yourself section', () => {
  const heading = 'Hazlo tú mismo'
  test.each(['/', '/panelessolarescuba', '/baterias', '/inversores', '/energia-portatil'])(
    'stands on %s (S-170)',
    async (path) => {
      expect((await visit(await testApp(), path)).text).toContain(heading)
    },
  )

  test.each(['/accesorios', '/catalogo'])('does not stand on %s (S-170)', async (path) => {
    expect((await visit(await testApp(), path)).text).not.toContain(heading)
  })
})

test('kits whose wiring asks for more are not called complete, and the shelf sends to what they leave out', async () => {
  const app = await testApp()
  const { page } = await visit(app, '/catalogo/kit-familia-2200-w-y-5120-wh-110-220-v')
  expect(page.text).toContain('No viene, y lo compra o lo pone el electricista')
  for (const [url, leavesOut, lists] of [
    ['/', 'cada kit dice qué no trae', /inversor y cables/],
    ['/?lng=en', 'each kit says what it leaves out', /inverter and cables/],
  ] as const) {
    const { text } = await visit(app, url)
    expect(text).toContain(leavesOut)
    expect(text).not.toMatch(lists)
  }
})
