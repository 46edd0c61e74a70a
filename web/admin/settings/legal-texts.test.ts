import { expect, test } from 'vitest'
import { dayOf } from '#kernel/time.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const slug = 'politica-de-cookies'
const path = `/admin/settings/legales/${slug}`
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const today = () => dayOf(new Date())
const tomorrow = () => dayOf(new Date(Date.now() + 86_400_000))
const text = {
  intent: 'publish',
  confirmed: 'yes',
  title_es: 'Nuestras galletas',
  title_en: 'Our cookies',
  summary_es: 'Lo que guardamos.',
  summary_en: 'What we keep.',
  body_es: '## Qué guarda {shopName}\n\nCasi nada.\n\n- el carrito\n- el idioma',
  body_en: '## What {shopName} keeps\n\nNext to nothing.',
}
const forgotten = () => asOwner(`delete from legal_versions where slug = '${slug}'`)

test('a text of the owner replaces the built-in one, and each version is stored', async () => {
  const browser = await staff()
  try {
    const before = await (await aBrowser()).open(`/${slug}`)
    const published = await browser.send(path, { ...text, effectiveOn: today() })
    expect(redirectTarget(published)).toMatch(new RegExp(`^${path}\\?publicada=${today()}\\.\\d+$`))
    const after = await (await aBrowser()).open(`/${slug}`)
    expect(after.text).toContain('Qué guarda Girasol')
    expect(after.page.ids).toContain('que-guarda-shopname')
    expect(after.text).not.toBe(before.text)
    expect((await (await aBrowser()).open(`/${slug}?lng=en`)).text).toContain('Next to nothing.')
    await browser.send(path, { ...text, title_es: 'Nueva', effectiveOn: today() })
    const list = await browser.open(path)
    expect(list.text.match(/Traer al formulario/g)).toHaveLength(3)
    const builtIn = /version=([\d.-]+)"[^>]*>(?:(?!version=).)*$/s.exec(list.html)?.[1] ?? ''
    const shipped = await browser.open(`${path}?version=${builtIn}`)
    expect(shipped.page.values).not.toContain('Nuestras galletas')
    expect(shipped.page.values).not.toContain('Nueva')
    const first = /publicada=([\d.-]+)/.exec(redirectTarget(published))?.[1] ?? ''
    expect(shipped.text).toContain(`En el formulario está la versión ${builtIn}, la que viene`)
    const opened = await browser.open(`${path}?version=${first}`)
    expect(opened.text).toContain(`En el formulario está la versión ${first}.`)
    expect(opened.page.values).toContain('Nuestras galletas')
  } finally {
    await forgotten()
  }
})

test('a text dated tomorrow comes into force tomorrow', async () => {
  const browser = await staff()
  try {
    await browser.send(path, { ...text, effectiveOn: tomorrow() })
    expect((await (await aBrowser()).open(`/${slug}`)).text).not.toContain('Nuestras galletas')
    expect((await browser.open('/admin/settings/legales')).text).toContain(
      `valdrá la versión ${tomorrow()}.1`,
    )
  } finally {
    await forgotten()
  }
})

test('publishing asks, and only its confirmation publishes', async () => {
  const browser = await staff()
  const { confirmed, ...unconfirmed } = { ...text, effectiveOn: today() }
  const asked = await browser.send(path, unconfirmed)
  expect(asked.text).toContain('la leen todos en la tienda')
  expect(asked.page.valueOf('confirmed')).toBe(confirmed)
  expect((await (await aBrowser()).open(`/${slug}`)).text).not.toContain('Nuestras galletas')
})

test('a preview publishes nothing; errors are shown beside their fields', async () => {
  const browser = await staff()
  const preview = await browser.send(path, { ...text, intent: 'preview', effectiveOn: today() })
  expect([preview.status, preview.text.includes('Next to nothing.')]).toEqual([200, true])
  expect(preview.text).toContain('Qué guarda Girasol')
  const invalid = await browser.send(path, {
    ...text,
    body_es: 'sin sección',
    title_en: '',
    effectiveOn: '2020-01-01',
  })
  expect(invalid.status).toBe(400)
  for (const text of [
    'debe empezar con una sección',
    'No puede quedar vacío',
    'de hoy en adelante',
  ])
    expect(invalid.text).toContain(text)
  expect(invalid.html).toContain('sin sección')
  expect((await browser.send(path, {})).status).toBe(400)
  expect((await (await aBrowser()).open(`/${slug}`)).text).not.toContain('Nuestras galletas')
})

test('a version that changes one language only says so before it is published, in both languages', async () => {
  const browser = await staff()
  try {
    await browser.send(path, { ...text, effectiveOn: today() })
    const look = async (changed: Record<string, string>, query = '') =>
      (
        await browser.send(`${path}${query}`, {
          ...{ ...text, ...changed, intent: 'preview' },
          effectiveOn: today(),
        })
      ).text
    const spanish = 'Solo cambia el texto en español'
    expect(await look({ body_es: '## Otra cosa\r\n\r\nNada.' })).toContain(spanish)
    expect(await look({ body_es: text.body_es.replaceAll('\n', '\r\n') })).not.toContain(
      'Solo cambia',
    )
    const both = await look({ body_es: '## Otra cosa\n\nNada.', body_en: '## Else\n\nNone.' })
    expect(both).not.toContain('Solo cambia')
    expect(await look({ title_en: 'Cookies' }, '?lng=en')).toContain(
      'Only the English text changes',
    )
  } finally {
    await forgotten()
  }
})
