import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { typedBuyer, typedForCuba, typedForUsa } from '#shop/checkout/checkout.fixture.ts'
import type { Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { productId } from '#tests/harness/orders/checkout.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const page = '/cuenta/destinatarios'

async function somebody(): Promise<TestBrowser & { email: string }> {
  const { cookie, email } = await aUser(await testDatabase())
  return { ...(await aBrowser(`${cookie}; isShippingToCuba=true`)), email }
}

const idIn = ({ page: shown }: Visit) =>
  /destinatarios\/([0-9a-f-]{36})$/m.exec(shown.hrefs.join('\n'))?.[1] ?? ''

async function withRecipient() {
  const browser = await somebody()
  await browser.send(`${page}/nuevo?destino=cuba`, typedForCuba)
  return { browser, id: idIn(await browser.open(page)) }
}

describe('the address book', () => {
  test('is open to signed-in customers only (S-014, S-094, S-322)', async () => {
    expect((await (await somebody()).open(page)).status).toBe(200)
    const visitor = await aBrowser()
    for (const path of [page, `${page}/nuevo`, '/cuenta/mis-datos', '/cuenta/mis-datos/archivo'])
      expect(redirectTarget(await visitor.open(path))).toContain('/login?from=')
    expect(redirectTarget(await visitor.send(page, { recipient: randomUUID() }))).toContain(
      '/login',
    )
  })

  test('stores, changes and removes a recipient, in Cuba and in the USA', async () => {
    const { browser, id } = await withRecipient()
    expect((await browser.open(page)).text).toContain(
      'María del Carmen Pérez Núñez Plaza de la Revolución, La Habana',
    )
    const form = await browser.open(`${page}/${id}`)
    expect(form.html).not.toContain(typedForCuba.nationalId)
    expect(form.text).toContain('Guardado: •••••••1234.')
    const changed = { ...typedForCuba, nationalId: '', givenNames: 'Carmen' }
    expect(redirectTarget(await browser.send(`${page}/${id}`, changed))).toBe(page)
    await browser.send(`${page}/nuevo?destino=usa`, typedForUsa)
    const { text } = await browser.open(page)
    expect(text).toContain('Carmen Pérez Núñez')
    expect(text).toContain('Ana Pérez Hialeah, FL')
    expect(redirectTarget(await browser.send(page, { recipient: id }))).toBe(page)
    expect((await browser.open(page)).text).not.toContain('Carmen Pérez')
  })

  test('shows errors beside their fields and retains what was entered', async () => {
    const browser = await somebody()
    const invalid = await browser.send(`${page}/nuevo?destino=cuba`, {
      ...typedForCuba,
      phone: '1',
    })
    expect(invalid.status).toBe(400)
    expect(invalid.text).toContain('Un móvil de Cuba tiene 8 dígitos')
    expect(invalid.page.values).toContain('Edificio azul, frente al parque')
  })

  test('an entry of another customer is not found, as one that does not exist', async () => {
    const { id } = await withRecipient()
    const stranger = await somebody()
    const unknown = randomUUID()
    const same = (html: string, own: string) => html.replaceAll(own, '')
    for (const send of [
      (one: string) => stranger.open(`${page}/${one}`),
      (one: string) => stranger.send(`${page}/${one}`, typedForCuba),
      (one: string) => stranger.send(page, { recipient: one }),
    ]) {
      const [theirs, nobodys] = [await send(id), await send(unknown)]
      expect([theirs.status, nobodys.status]).toEqual([404, 404])
      expect(same(theirs.html, id)).toBe(same(nobodys.html, unknown))
    }
  })

  test('can be chosen from at the checkout and filled from it', async () => {
    const { browser, id } = await withRecipient()
    await browser.send('/checkout', { cart: `${await productId()}:1` })
    expect((await browser.open('/checkout/entrega')).text).toContain('Tus destinatarios')
    const chosen = await browser.send('/checkout/entrega', { recipient: id })
    expect((await browser.follow(chosen)).page.values).toContain('Edificio azul, frente al parque')
    const other = { ...typedForCuba, givenNames: 'Rosa', saveRecipient: 'yes' }
    expect(redirectTarget(await browser.send('/checkout/entrega', other))).toBe(
      '/checkout/comprador',
    )
    expect((await browser.open(page)).text).toContain('Rosa Pérez Núñez')
    const foreign = await browser.send('/checkout/entrega', { recipient: randomUUID() })
    expect(foreign.status).toBe(404)
  })
})

describe('my data', () => {
  test('are a file with everything, for their owner only', async () => {
    const { browser } = await withRecipient()
    const file = await browser.open('/cuenta/mis-datos/archivo')
    expect(file.headers.get('Content-Disposition')).toContain('girasol-mis-datos.json')
    expect(file.headers.get('Cache-Control')).toContain('no-store')
    const data = JSON.parse(file.html)
    expect(data.recipients[0].input.nationalId).toBe(typedForCuba.nationalId)
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['account', 'sessions', 'cart', 'orders', 'unfinishedOrder']),
    )
  })

  test('are erased with the password and a tick, and not without', async () => {
    const { browser } = await withRecipient()
    const path = '/cuenta/mis-datos'
    expect((await browser.open(path)).text).toContain('obliga a guardarlos 10 años')
    const none = await browser.send(path, { sure: 'yes' })
    expect([none.status, none.text.includes('Escribe tu contraseña actual.')]).toEqual([400, true])
    const unsure = await browser.send(path, { password: knownPassword })
    expect(unsure.text).toContain('Marca que lo entiendes.')
    const guess = await browser.send(path, { password: 'no-es-Esta-7', sure: 'yes' })
    expect(guess.text).toContain('Esa no es tu contraseña actual.')
    const erased = await browser.send(path, { password: knownPassword, sure: 'yes' })
    expect([erased.status, redirectTarget(erased)]).toEqual([303, '/'])
    expect((await browser.follow(erased)).text).toContain('Tu cuenta quedó borrada')
    expect((await emailsTo(await testDatabase(), browser.email)).map((one) => one.email)).toContain(
      'account_erased',
    )
    expect((await browser.open('/cuenta')).status).toBe(302)
    const again = await browser.send('/login', { email: browser.email, password: knownPassword })
    expect(again.status).toBe(401)
  })
})

test('the account shows an unfinished order and links to its pages', async () => {
  const browser = await somebody()
  await browser.send('/checkout', { cart: `${await productId()}:1` })
  await browser.send('/checkout/entrega', typedForCuba)
  await browser.send('/checkout/comprador', { ...typedBuyer, email: browser.email })
  const { text, html } = await browser.open('/cuenta')
  expect(text).toContain('Tienes un pedido a medias')
  for (const path of ['/cuenta/pedidos', page, '/cuenta/mis-datos', '/checkout'])
    expect(readPage(html).hrefs).toContain(`${path}`)
})
