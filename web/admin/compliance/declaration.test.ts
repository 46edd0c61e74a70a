import { afterEach, expect, test } from 'vitest'
import { typedBuyer, typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { declarationField } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { declarationFormData } from '#shop/compliance/declarations/declaration-version.input.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import type { Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { atDeclaration } from '#tests/harness/orders/checkout.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/settings/declaracion'
const signing = '/checkout/declaracion'
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const written = {
  ...declarationFormData(builtInDeclaration),
  title_es: 'Declaro ante la ley',
  title_en: 'I declare before the law',
  statements_es: 'Soy mayor de edad.\nPago yo.',
  statements_en: 'I am of age.\nI pay.',
  officialsTitle_es: 'Quiénes son',
  officials_es: 'Del Gobierno:\n- Ministros <b>todos</b>.',
}
const hidden = ({ page }: Visit, name: string) => page.valueOf(name) ?? ''

async function publish(browser: TestBrowser, overrides: Record<string, string> = {}) {
  const shown = await browser.send(path, { ...written, intent: 'preview' })
  const seen = { seen: hidden(shown, 'seen'), replaces: hidden(shown, 'replaces') }
  return browser.send(path, {
    ...written,
    ...seen,
    intent: 'publish',
    confirmed: 'yes',
    ...overrides,
  })
}

const signed = (version: string, ids: readonly (typeof statementIds)[number][]) => ({
  ...Object.fromEntries(ids.map((id) => [declarationField.statement(id), 'on'])),
  [declarationField.signature]: 'Ana Pérez',
  [declarationField.version]: version,
  [declarationField.locale]: 'es',
})

afterEach(() => asOwner('delete from declaration_versions'))

test('the page shows the text in force in both languages, what the law requires of it, and asks for a lawyer’s approval', async () => {
  const { text, page } = await (await staff()).open(path)
  expect(text).toContain(`En vigor: versión ${builtInDeclaration.version}`)
  expect(text).toContain('que un abogado de exportación y sanciones lea el texto')
  for (const { statements } of Object.values(builtInDeclaration.words))
    for (const statement of statements) expect(text).toContain(statement)
  expect(text).toContain('Los datos se guardan 10 años')
  expect(page.valuesOf('officials_en')).toHaveLength(1)
  expect(page.values).not.toContain('publish')
})

test('a preview publishes nothing; only the previewed and confirmed text comes into force', async () => {
  const browser = await staff()
  const shown = await browser.send(path, { ...written, intent: 'preview' })
  expect([shown.status, shown.text.includes('I declare before the law')]).toEqual([200, true])
  expect(shown.text).toContain('Ministros <b>todos</b>.')
  for (const [overrides, text] of [
    [{ title_es: 'Otra cosa' }, 'Mira antes la vista previa'],
    [{ confirmed: '' }, 'Marca la casilla'],
    [{ replaces: '2020-01-01.1' }, 'mientras escribías se puso en vigor otra versión'],
    [{ statements_en: 'One.' }, 'Los dos idiomas deben tener los mismos puntos'],
  ] as const) {
    const refused = await publish(browser, overrides)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(text)])
  }
  expect((await browser.send(path, {})).status).toBe(400)
  expect((await (await aBrowser()).open('/affidavit-certificacion')).text).not.toContain('Pago yo.')
})

test('the published text is shown on the public page and at the checkout, in both languages', async () => {
  const browser = await staff()
  const published = await publish(browser)
  const version = /publicada=([\d.-]+)$/.exec(redirectTarget(published))?.[1] ?? ''
  const page = await (await aBrowser()).open('/affidavit-certificacion')
  expect(page.text).toContain(`Versión ${version}`)
  for (const text of ['Soy mayor de edad. Pago yo.', 'Quiénes son', 'Qué es'])
    expect(page.text).toContain(text)
  expect(page.text).not.toContain('FINCIMEX')
  expect((await (await aBrowser()).open('/affidavit-certificacion?lng=en')).text).toContain(
    'I am of age. I pay.',
  )
  const buyer = await atDeclaration()
  const shown = await buyer.open(signing)
  expect(shown.page.allByRole('checkbox')).toHaveLength(2)
  expect(hidden(shown, declarationField.version)).toBe(version)
  expect((await browser.open(path)).text).toContain(`En vigor: versión ${version}, tuya`)
})

test('a buyer with the old text open is shown the new one and signs again; nothing else is lost', async () => {
  const buyer = await atDeclaration()
  await publish(await staff())
  const shown = await buyer.send(signing, signed(builtInDeclaration.version, statementIds))
  expect(shown.status).toBe(400)
  expect(shown.text).toContain('La declaración ha cambiado desde que abriste la página.')
  expect(shown.text).toContain('Pago yo.')
  expect(shown.page.all('[checked]')).toEqual([])
  const version = hidden(shown, declarationField.version)
  const done = await buyer.send(signing, signed(version, ['first', 'second']))
  expect(redirectTarget(done)).toBe('/checkout/pago')
  expect((await buyer.open('/checkout/entrega')).html).toContain(typedForCuba.street)
  expect((await buyer.open('/checkout/comprador')).html).toContain(typedBuyer.name)
})

test('a buyer at the payment who signed an old text is led back with the reason, and the order stores what was signed last', async () => {
  const buyer = await atDeclaration()
  await buyer.send(signing, signed(builtInDeclaration.version, statementIds))
  expect((await buyer.open('/checkout/pago')).status).toBe(200)
  await publish(await staff())
  const paying = { method: 'zelle', terms: 'yes', total: '1' }
  expect(redirectTarget(await buyer.send('/checkout/pago', paying))).toBe(signing)
  const shown = await buyer.open(signing)
  expect(shown.text).toContain('La declaración ha cambiado')
  const version = hidden(shown, declarationField.version)
  await buyer.send(signing, signed(version, ['first', 'second']))
  const total = hidden(await buyer.open('/checkout/pago'), 'total')
  const placed = await buyer.send('/checkout/pago', { ...paying, total })
  const number = /GS-[^?]+/.exec(redirectTarget(placed))?.[0]
  const [stored] = await asOwner(`select d.version, d.statements::text as statements
    from order_declarations d join orders o on o.id = d.order_id where o.order_number = '${number}'`)
  expect(stored).toEqual({ version, statements: '["Soy mayor de edad.", "Pago yo."]' })
})

test('a declaration that changes in one language only says so before it is published', async () => {
  const browser = await staff()
  const own = declarationFormData(builtInDeclaration)
  const preview = (changed: Record<string, string>) =>
    browser.send(path, { ...own, ...changed, intent: 'preview' })
  const alone = await preview({ title_es: 'Declaro ante la ley' })
  expect(alone.text).toContain('Solo cambia el texto en español')
  const both = await preview({ title_es: 'Declaro', title_en: 'I declare' })
  expect(both.text).not.toContain('Solo cambia')
})
