import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { typedBuyer, typedForCuba, typedForUsa } from '#shop/checkout/checkout.fixture.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import {
  atCheckout,
  atPayment,
  confirm,
  filledIn,
  productId,
  signed,
} from '#tests/harness/orders/checkout.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { aUser } from '#tests/harness/users/users.ts'

const page = '/checkout/entrega'

describe('the start of the checkout', () => {
  test('starts with the cart, as a guest and without scripts (S-076, S-321)', async () => {
    const browser = await aBrowser('isShippingToCuba=true')
    await browser.send('/carrito', { intent: 'add', product: await productId() })
    const cart = await browser.open('/carrito')
    const [form] = cart.page.all('form[action="/checkout"]').map(cart.page.within)
    const started = await browser.send('/checkout', { cart: form?.valueOf('cart') ?? '' })
    expect([started.status, redirectTarget(started)]).toEqual([303, page])
    const { status, text } = await browser.open(page)
    expect(status).toBe(200)
    expect(text).toContain('¿Quién lo recibe y dónde?')
    expect(text).toContain('Total puesto en Cuba $327.75')
  })

  test('redirects to the cart when it is empty or unreadable', async () => {
    const browser = await aBrowser()
    expect(redirectTarget(await browser.open('/checkout'))).toBe('/carrito?aviso=begin_here')
    for (const cart of ['', 'x', '\0', '🌻', `${randomUUID()}:0`, 'x'.repeat(10_000)])
      expect(redirectTarget(await browser.send('/checkout', { cart }))).toMatch(
        cart === '' ? /^\/carrito$/ : /^\/carrito\?aviso=(?:unknown_product|quantity_not_whole)$/,
      )
    const gone = await browser.send('/checkout', { cart: `${randomUUID()}:1` })
    const left = redirectTarget(await browser.follow(gone))
    expect(left).toBe('/carrito?aviso=nothing_left')
    expect((await browser.open(left)).text).toContain('ya no se puede pedir')
  })

  test('opened in a browser where it has not begun says why it shows the cart, and nothing beside an empty one', async () => {
    const browser = await aBrowser()
    const step = await browser.open(page)
    expect(redirectTarget(step)).toBe('/checkout')
    const shown = redirectTarget(await browser.follow(step))
    const why = 'La compra no está empezada en este navegador'
    expect((await browser.open(shown)).text).not.toContain(why)
    const full = await aBrowser(`cart=${await productId()}:1`)
    expect((await full.open(shown)).text).toContain(why)
  })

  test('uses the cart of the cookie when the URL is opened directly', async () => {
    const browser = await aBrowser(`cart=${await productId()}:1`)
    expect(redirectTarget(await browser.open('/checkout'))).toBe(page)
  })

  test('Enter in a field goes on: it changes neither the destination nor the recipient', async () => {
    const { page: shown } = await (await atCheckout()).open(page)
    const [first] = shown.all('button[form="entrega"], form#entrega button')
    expect(first?.getAttribute('name')).toBeNull()
    expect(first?.textContent).toBe('Continuar')
  })

  test('redirects to the first incomplete step, whichever is requested', async () => {
    const browser = await atCheckout()
    for (const path of ['/checkout/comprador', '/checkout'])
      expect(redirectTarget(await browser.open(path))).toBe(page)
    await browser.send(page, typedForCuba)
    expect(redirectTarget(await browser.open('/checkout'))).toBe('/checkout/comprador')
  })

  test('has no banner, popup, floating button or contact footer (S-177, S-178, S-180)', async () => {
    const { html, page: shown } = await (await atCheckout()).open(page)
    expect(html).not.toContain('Cuba: precio')
    expect(shown.has('complementary', 'Ayuda rápida')).toBe(false)
    expect(shown.has('region', 'Las cookies las decides tú')).toBe(false)
    expect(shown.has('contentinfo')).toBe(false)
    expect(shown.meta('robots')).toMatch(/^noindex/)
  })
})

describe('the delivery', () => {
  test('leads to the buyer, and shows the entered fields on return, in both languages', async () => {
    const browser = await atCheckout()
    const sent = await browser.send(page, typedForCuba)
    expect([sent.status, redirectTarget(sent)]).toEqual([303, '/checkout/comprador'])
    const shown = await browser.open(page)
    for (const name of ['givenNames', 'firstSurname', 'street', 'number', 'between1', 'reference'])
      expect([name, filledIn(shown, name)]).toEqual([
        name,
        typedForCuba[name as keyof typeof typedForCuba],
      ])
    expect(shown.page.all('option[value="23.02"][selected]')).toHaveLength(1)
    expect(shown.text).toMatch(/Llega a La Habana entre el .+? si pagas hoy\./)
    expect((await browser.open(`${page}?lng=en`)).text).toContain('Who receives it, and where?')
  })

  test('shows each error beside its field and retains every other field', async () => {
    const browser = await atCheckout()
    const input = {
      ...typedForCuba,
      firstSurname: '',
      phone: '7 832 1234',
      nationalId: '85133101234',
      municipality: '34.03',
    }
    const refused = await browser.send(page, input)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Falta corregir 4 datos')
    for (const [name, sentence] of [
      ['firstSurname', 'Escribe el primer apellido.'],
      ['phone', 'Un móvil de Cuba tiene 8 dígitos y empieza con 5 o 6.'],
      ['nationalId', 'esa fecha no existe.'],
      ['municipality', 'Ese municipio es de otra provincia.'],
    ]) {
      const [field] = refused.page.all(`[name="${name}"][aria-invalid="true"]`)
      expect(field && refused.page.description(field)).toContain(sentence)
    }
    expect(filledIn(refused, 'phone')).toBe('7 832 1234')
    expect(filledIn(refused, 'nationalId')).toBe('85133101234')
    expect(filledIn(refused, 'street')).toBe('Calle 23')
    const english = await browser.send(`${page}?lng=en`, input)
    expect(english.text).toContain('A Cuban mobile has 8 digits and starts with 5 or 6.')
  })

  test('refuses a select that sent its "none", and shows it again without a choice', async () => {
    const browser = await atCheckout()
    const none = { province: '-', municipality: '-', endUse: '-' }
    const refused = await browser.send(page, { ...typedForCuba, ...none })
    expect(refused.status).toBe(400)
    for (const name of Object.keys(none)) {
      expect(refused.page.all(`[name="${name}"][aria-invalid="true"]`)).toHaveLength(1)
      expect(refused.page.all(`[name="${name}"] option[value="-"][selected]`)).toHaveLength(1)
    }
  })

  test('brings its errors into sight without scripts, and offers to sign in first', async () => {
    const browser = await atCheckout()
    const offered = await browser.open(page)
    expect(offered.text).toContain('¿Tienes cuenta?')
    expect(offered.page.all('a[href="/login?from=%2Fcheckout%2Fentrega"]')).toHaveLength(1)
    const refused = await browser.send(page, { ...typedForCuba, street: '', self: 'yes' })
    const [summary] = refused.page.all('[role="alert"]')
    expect(summary?.hasAttribute('autofocus')).toBe(true)
    expect(refused.page.all('[name="self"][checked]')).toHaveLength(1)
  })

  test('masks a stored carné to its last four digits and retains it when it is left empty', async () => {
    const browser = await atCheckout()
    await browser.send(page, typedForCuba)
    const { html, text } = await browser.open(page)
    expect(html).not.toContain('85031201234')
    expect(text).toContain('Guardado: •••••••1234.')
    const again = await browser.send(page, { ...typedForCuba, nationalId: '' })
    expect(redirectTarget(again)).toBe('/checkout/comprador')
  })

  test('stores the fields of one destination while the other is chosen', async () => {
    const browser = await atCheckout()
    const moved = await browser.send(page, { ...typedForCuba, phone: '', to: 'usa' })
    expect([moved.status, redirectTarget(moved)]).toEqual([303, page])
    const usa = await browser.open(page)
    expect(usa.text).toContain('Código postal (ZIP)')
    expect(usa.text).toContain('Total en EE. UU.')
    const back = await browser.send(page, { ...typedForUsa, to: 'cuba' })
    expect(filledIn(await browser.follow(back), 'street')).toBe('Calle 23')
    const there = await browser.send(page, { to: 'usa' })
    expect(filledIn(await browser.follow(there), 'city')).toBe('Hialeah')
    expect(redirectTarget(await browser.send(page, typedForUsa))).toBe('/checkout/comprador')
  })

  test('escapes any text', async () => {
    const browser = await atCheckout()
    for (const text of [
      ...hostileTexts.slice(0, 12),
      '\0',
      '🌻'.repeat(1_000),
      'x'.repeat(10_000),
    ]) {
      const names = text.length > 1_000 ? ['street'] : Object.keys(typedForCuba)
      const all = Object.fromEntries(names.map((name) => [name, text]))
      const { status, html } = await browser.send(page, { ...all, to: '', save: 'yes' })
      expect(status).toBe(400)
      expect(html).not.toMatch(/<script>window\.__ran|<img src=x/)
    }
    expect((await browser.open(page)).status).toBe(200)
  })
})

describe('a recipient who pays', () => {
  test('is asked nothing twice: in the USA the payment follows the delivery', async () => {
    const browser = await atCheckout({ usa: true })
    const input = { ...typedForUsa, email: 'ana@example.com', self: 'yes' }
    expect(redirectTarget(await browser.send(page, input))).toBe('/checkout/pago')
    const paying = await browser.open('/checkout/pago')
    expect(paying.text).toContain('ana@example.com')
    const again = await browser.open(page)
    expect(again.page.all('[name="self"][checked]')).toHaveLength(1)
  })

  test('sees on the buyer’s step what the delivery says, and leaves it empty as well', async () => {
    const browser = await atCheckout()
    const next = await browser.send(page, { ...typedForCuba, self: 'yes' })
    expect(redirectTarget(next)).toBe('/checkout/comprador')
    const shown = await browser.follow(next)
    expect(filledIn(shown, 'name')).toBe('María del Carmen Pérez Núñez')
    expect(filledIn(shown, 'phone')).toBe('+5352345678')
    expect(filledIn(shown, 'email')).toBe('carmen@example.com')
    const blank = { relation: 'self', country: 'US', locale: 'es', name: '', email: '', phone: '' }
    const sent = await browser.send('/checkout/comprador', blank)
    expect(redirectTarget(sent)).toBe('/checkout/declaracion')
  })
})

describe('the buyer', () => {
  test('shows each error beside its field, and retains the other fields', async () => {
    const browser = await atCheckout()
    await browser.send(page, typedForCuba)
    const invalid = await browser.send('/checkout/comprador', {
      ...typedBuyer,
      email: 'ana@',
      phone: '612 345 678',
      relation: '',
    })
    expect(invalid.status).toBe(400)
    expect(filledIn(invalid, 'email')).toBe('ana@')
    expect(invalid.text).toContain('Escribe un correo electrónico válido')
    expect(invalid.text).toContain('Elige quién recibe.')
    const right = await browser.send('/checkout/comprador', typedBuyer)
    expect(redirectTarget(right)).toBe('/checkout/declaracion')
  })

  test('shows prices to the recipient only where the buyer allows it', async () => {
    const browser = await atCheckout()
    await browser.send(page, typedForCuba)
    const { page: shown } = await browser.open('/checkout/comprador')
    const boxes = shown.all('[name="showsPrices"]').map((box) => box.hasAttribute('checked'))
    expect(boxes).toEqual([false])
  })

  test('is prefilled from an account', async () => {
    const { cookie, email } = await aUser(await testDatabase())
    const browser = await atCheckout({ cookie })
    await browser.send(page, typedForCuba)
    const shown = await browser.open('/checkout/comprador')
    expect(filledIn(shown, 'name')).toBe('Marta Pérez')
    expect(filledIn(shown, 'email')).toBe(email)
    expect(shown.text).not.toContain('¿Tienes cuenta?')
  })

  test('has country and telephone of the last order, and its recipient from the address book', async () => {
    const db = await testDatabase()
    const { cookie } = await aUser(db)
    const first = await atCheckout({ cookie })
    await first.send(page, { ...typedForCuba, saveRecipient: 'yes' })
    await first.send('/checkout/comprador', {
      ...typedBuyer,
      ...aContact(),
      country: 'ES',
      phone: '+34 612 345 678',
    })
    await first.send('/checkout/declaracion', signed)
    expect(redirectTarget(await confirm(first))).toMatch(/^\/pedido-exitoso\//)
    const second = await atCheckout({ cookie })
    const delivery = await second.open(page)
    expect(filledIn(delivery, 'street')).toBe('Calle 23')
    expect(delivery.text).toContain('Pusimos los datos de María del Carmen Pérez Núñez.')
    expect(delivery.html).not.toContain('85031201234')
    const other = await second.follow(await second.send(page, { recipient: '' }))
    expect(filledIn(other, 'street')).toBe('')
    const sent = await second.send(page, typedForCuba)
    const buyer = await second.follow(sent)
    expect(buyer.page.all('#country option[value="ES"][selected]')).toHaveLength(1)
    expect(filledIn(buyer, 'phone')).toBe('+34612345678')
  })

  test('has the recipient of the last order, whose carné is asked again', async () => {
    const { cookie } = await aUser(await testDatabase())
    expect(redirectTarget(await confirm(await atPayment({ cookie })))).toContain('/pedido-exitoso/')
    const delivery = await (await atCheckout({ cookie })).open(page)
    expect(delivery.text).toContain('Pusimos los datos de María del Carmen Pérez Núñez.')
    expect(filledIn(delivery, 'street')).toBe('Calle 23')
    expect([filledIn(delivery, 'nationalId'), delivery.text]).toEqual([
      '',
      expect.not.stringContaining('1234'),
    ])
  })
})
