import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'

type Json = Record<string, unknown>

const records = ({ html }: Visit): Json[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as Json,
  )
const recordOf = (page: Visit, type: string): Json =>
  records(page).find((record) => record['@type'] === type) ?? {}
const contentOf = ({ html }: Visit, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]
const titleOf = ({ html }: Visit) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const heading = (id: string, text: string) => new RegExp(`<h2 id="${id}"[^>]*>${text}</h2>`)

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

  test('begins with a hero that is the anchor #inicio (S-049, S-056)', () => {
    const hero = /<section id="inicio"[\s\S]*?<\/section>/.exec(home.html)?.[0] ?? ''
    expect(hero).toMatch(/<h1[^>]*>Luz para la casa de tu familia/)
    expect(hero).toMatch(/href="\/catalogo\?category=kit"/)
    expect(hero).toMatch(/href="\/calculadora-solar"/)
  })

  test('shows the cheapest kit delivered to Cuba, read from the catalogue', () => {
    expect(home.text).toContain('$620.13')
    expect(home.html).toContain('href="/catalogo/kit-luz-100-w-y-640-wh"')
  })

  test('has a section of solar kits, rendered with the page (S-050)', () => {
    expect(home.html).toMatch(heading('estante-kit', 'Kits solares'))
    expect(home.html.match(/<article/g)?.length).toBe(4)
    expect(home.text).toContain('Kit Portátil: estación 1000 Wh')
  })

  test('has a section of panels with a link for browsers without scripts (S-051)', () => {
    expect(home.html).toMatch(heading('estante-panel', 'Paneles solares'))
    expect(home.html).toContain('href="/panelessolarescuba"')
  })

  test('has a section of batteries with a link for browsers without scripts (S-052)', () => {
    expect(home.html).toMatch(heading('estante-battery', 'Baterías'))
    expect(home.html).toContain('href="/baterias"')
  })

  test('has a section of inverters with a link for browsers without scripts (S-053)', () => {
    expect(home.html).toMatch(heading('estante-inverter', 'Inversores'))
    expect(home.html).toContain('href="/inversores"')
  })

  test('links to the solar calculator (S-054)', () => {
    const call = /<section aria-labelledby="cuanto"[\s\S]*?<\/section>/.exec(home.html)?.[0]
    expect(call).toContain('href="/calculadora-solar"')
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
