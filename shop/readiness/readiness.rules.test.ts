import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { listKinds } from '#shop/compliance/lists/list-state.rules.ts'
import { replaceableSlugs } from '#shop/legal/legal-version.rules.ts'
import { lackText } from './lack-texts.rules.ts'
import { type ReadinessFacts, sellerFacts, sellerLinks } from './lacks.rules.ts'
import { messages } from './messages/messages.ts'
import { isDemonstration, isReady, readinessOf } from './readiness.rules.ts'

const whole: ReadinessFacts = {
  seller: {
    legalName: 'Luz LLC',
    legalAddress: '1 Main St, Miami',
    supportEmail: 'ayuda@luz.com',
    phone: '+1 305 123 4567',
    facebook: 'https://www.facebook.com/luz',
    instagram: '',
    twitter: '',
    designYourOwn: '',
  },
  methods: [
    { name: 'Zelle', lack: 'no_account' },
    { name: 'PayPal', lack: null },
  ],
  sendsEmails: true,
  unproven: {},
  lists: { isDemonstration: false, missing: [], old: [] },
  servedProvinces: 16,
  costPerPound: 199,
  reviewed: ['provinces', 'rates', 'taxes'],
  legalTextsMissing: [],
  hoursSinceBackup: 3,
  withoutSecondStep: [],
  demonstrationProducts: 0,
  ownProducts: 12,
}
test('a shop with everything is ready', () => {
  expect(isReady(readinessOf(whole))).toBe(true)
})

const lists = whole.lists
test.each<[Partial<ReadinessFacts>, string, readonly string[]]>([
  [
    { seller: { ...whole.seller, supportEmail: 'ayuda@girasol.example', phone: '' } },
    'seller',
    ['Falta, o es todavía el de la demostración: correo de ayuda y teléfono.'],
  ],
  [
    { seller: { ...whole.seller, legalName: 'Girasol LLC (demostración)', legalAddress: '' } },
    'seller',
    ['Falta, o es todavía el de la demostración: nombre legal y dirección legal.'],
  ],
  [
    {
      seller: {
        ...whole.seller,
        twitter: 'https://twitter.com/girasol_example',
        instagram: 'https://www.instagram.com/girasol.example',
        designYourOwn: 'https://diseno.girasol.example/',
      },
    },
    'seller',
    ['Falta, o es todavía el de la demostración: Instagram, X y página «Diseña tu sistema».'],
  ],
  [{ methods: [] }, 'payment', ['No hay ninguna forma de pago abierta.']],
  [
    {
      methods: [
        { name: 'PayPal', lack: 'no_keys' },
        { name: 'Zelle', lack: 'demonstration_account' },
        { name: 'Cash App', lack: 'no_account' },
      ],
    },
    'payment',
    [
      'PayPal: faltan las claves.',
      'Zelle: la cuenta es todavía la de la demostración.',
      'Cash App: falta la cuenta que recibe.',
    ],
  ],
  [
    { methods: [{ name: 'PayPal', lack: 'no_real_money' }], unproven: { payment: 'untried' } },
    'payment',
    ['PayPal: está en modo de prueba y no mueve dinero.'],
  ],
  [
    { unproven: { payment: 'untried' } },
    'payment',
    ['Está puesto, pero falta una prueba que salga bien.'],
  ],
  [
    { unproven: { payment: 'try_failed' } },
    'payment',
    ['Está puesto, pero la última prueba no salió bien.'],
  ],
  [
    { sendsEmails: false, unproven: { sending: 'untried' } },
    'sending',
    ['No hay servidor ni servicio de correo: los correos se escriben en archivos.'],
  ],
  [
    { unproven: { sending: 'untried' } },
    'sending',
    ['Está puesto, pero falta una prueba que salga bien.'],
  ],
  [
    { lists: { isDemonstration: true, missing: ['CRL'], old: ['SDN', 'DPL'] } },
    'screening',
    [
      'Está puesto el modo de demostración, que da por buenas las listas viejas.',
      'Falta por subir: Lista Restringida de Cuba.',
      'Tiene más de siete días: SDN (Tesoro) y denegados (Comercio).',
    ],
  ],
  [{ servedProvinces: 0 }, 'provinces', ['No se sirve ninguna provincia.']],
  [{ costPerPound: 0 }, 'rates', ['No hay tarifa por libra.']],
  ...(['provinces', 'rates', 'taxes'] as const).map(
    (part): [Partial<ReadinessFacts>, string, readonly string[]] => [
      { reviewed: whole.reviewed.filter((one) => one !== part) },
      part,
      ['Lo que está puesto es el ejemplo de la tienda: falta que lo confirmes.'],
    ],
  ),
  [
    { legalTextsMissing: ['politica-de-cookies', 'declaration'] },
    'legal',
    ['Falta por publicar: Política de cookies y Declaración para Cuba.'],
  ],
  [{ hoursSinceBackup: null }, 'copies', ['Todavía no hay ninguna.']],
  [{ hoursSinceBackup: 30.7 }, 'copies', ['La última es de hace 30 horas.']],
  [
    { withoutSecondStep: ['Ana', 'luis@example.com'] },
    'second_factor',
    ['Entran sin segundo paso: Ana y luis@example.com.'],
  ],
  [
    { demonstrationProducts: 71, ownProducts: 0 },
    'products',
    ['71 productos de la demostración están a la venta.', 'Ningún producto tuyo está a la venta.'],
  ],
])('%o lacks %s: %j', (overrides, requirement, texts) => {
  const missing = readinessOf({ ...whole, ...overrides }).filter(({ isMet }) => !isMet)
  expect(missing.map((line) => line.requirement)).toEqual([requirement])
  const lacks = missing.flatMap((line) => line.lacks)
  expect(lacks.map((lack) => lackText('es', messages.readiness.es, lack))).toEqual(texts)
  for (const locale of locales)
    for (const lack of lacks)
      expect(lackText(locale, messages.readiness[locale], lack)).not.toMatch(/[{}]|[a-z]_[a-z]/)
})

test.each(locales)('whatever the examination names has a name in %s', (locale) => {
  const { names } = messages.readiness[locale]
  for (const code of [
    ...sellerFacts,
    ...sellerLinks,
    ...listKinds,
    ...replaceableSlugs,
    'declaration',
  ])
    expect(names).toHaveProperty(code)
})

test('what a new shop starts with counts once the owner has reviewed it, and only what is there can be reviewed', () => {
  const asked = (overrides: Partial<ReadinessFacts>) =>
    readinessOf({ ...whole, reviewed: [], ...overrides })
      .filter(({ isToReview }) => isToReview)
      .map(({ requirement }) => requirement)
  expect(asked({})).toEqual(['provinces', 'rates', 'taxes'])
  expect(asked({ reviewed: ['taxes'] })).toEqual(['provinces', 'rates'])
  expect(asked({ servedProvinces: 0, costPerPound: 0 })).toEqual(['taxes'])
})

test('a shop stops being a demonstration with the last requirement, and an old backup brings nothing back', () => {
  const after = (overrides: Partial<ReadinessFacts>, before: boolean) =>
    isDemonstration(readinessOf({ ...whole, ...overrides }), before)
  expect(after({}, true)).toBe(false)
  expect(after({ hoursSinceBackup: 30 }, true)).toBe(true)
  expect(after({ hoursSinceBackup: 30 }, false)).toBe(false)
  expect(after({ lists: { ...lists, old: ['SDN'] } }, false)).toBe(false)
  expect(after({ unproven: { payment: 'untried', sending: 'try_failed' } }, false)).toBe(false)
  expect(after({ unproven: { payment: 'untried' } }, true)).toBe(true)
  expect(after({ unproven: { sending: 'untried' }, sendsEmails: false }, false)).toBe(true)
  expect(after({ demonstrationProducts: 1 }, false)).toBe(true)
  expect(after({ methods: [] }, false)).toBe(true)
})
