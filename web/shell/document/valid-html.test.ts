import { describe, expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const openPages = [
  '/',
  '/catalogo',
  '/carrito',
  '/calculadora-solar',
  '/comparar?ids=bateria-lifepo4-12-v-50-ah',
  '/login',
  '/crear-cuenta',
  '/politica-envios-devoluciones',
]
const staffPages = [
  '/admin',
  '/admin/products',
  '/admin/pedidos',
  '/admin/contabilidad',
  '/admin/auditoria',
  '/admin/settings',
  '/admin/settings/declaracion',
  '/cuenta/seguridad',
]
const scriptTypes = ['module', 'text/plain', 'application/ld+json', 'application/json']

const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

const skippedHeadings = (html: string): string[] => {
  const levels = tagsOf(html, 'h[1-6]').map((tag) => Number(tag[2]))
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 1) + 1 ? [`h${level} at ${at}`] : [],
  )
}

/** Errors that an HTML validator once found on these pages; the validator itself needs Java and is run by hand. */
function faultsOf(html: string): string[] {
  const links = tagsOf(html, 'link').filter(
    (tag) => / as="/.test(tag) && !/ rel="(?:modulep|p)reload"/.test(tag),
  )
  const scripts = tagsOf(html, 'script').filter((tag) => {
    const type = / type="([^"]*)"/.exec(tag)?.[1]
    return type !== undefined && !scriptTypes.includes(type)
  })
  const choices = tagsOf(html, 'option').filter((tag) => !/ value="[^"]/.test(tag))
  const icons = tagsOf(html, 'svg').filter((tag) => / size="/.test(tag))
  const meters = tagsOf(html, 'meter').filter((tag) => / aria-valuetext="/.test(tag))
  const hidden = tagsOf(html, 'input').filter(
    (tag) => /type="hidden"/.test(tag) && /readonly/i.test(tag),
  )
  const ids = Array.from(html.matchAll(/<[a-z][^>]* id="([^"]+)"/g), ([, id = '']) => id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index)
  return [
    ...links,
    ...scripts,
    ...choices,
    ...icons,
    ...meters,
    ...hidden,
    ...repeated,
    ...skippedHeadings(html),
  ]
}

describe.each(['es', 'en'])('pages are valid HTML in %s', (language) => {
  test.each(openPages)('%s', async (path) => {
    const { status, html } = await (await aBrowser('')).open(
      `${path}${path.includes('?') ? '&' : '?'}lng=${language}`,
    )
    expect(status).toBe(200)
    expect(faultsOf(html)).toEqual([])
  })

  test.each(staffPages)('%s', async (path) => {
    const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
    const { status, html } = await (await aBrowser(cookie)).open(`${path}?lng=${language}`)
    expect(status).toBe(200)
    expect(faultsOf(html)).toEqual([])
  })
})

test('the scripts of a page are inert text: the router writes them as start-later.ts reads them', async () => {
  const { html } = await (await aBrowser('')).open('/')
  const [waiting = '', ...more] =
    html.match(/<script type="text\/plain" data-later="">[^<]*/g) ?? []
  expect(waiting, 'the router writes its entry in another way').toMatch(/import [*"{]/)
  expect(more).toEqual([])
  expect(tagsOf(html, 'script').filter((tag) => / type="module"/.test(tag))).toEqual([])
  expect(html, 'the words do not wait').toMatch(
    /<link data-words="" data-later="fetch" rel="later"/,
  )
})
