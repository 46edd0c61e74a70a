import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#shop/coupons/messages/en.ts'
import { es } from '#shop/coupons/messages/es.ts'
import { applyCoupon, cartCoupon, removeCoupon } from './cart-coupon.ts'
import { couponNotice, removalNotice } from './coupon-notices.ts'

const discount = { code: 'GIRASOL1', kind: 'percent', basisPoints: 500, amount: 0 }
let saved: Map<string, string>

const response = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

beforeEach(() => {
  saved = new Map()
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => {
  removeCoupon()
  vi.unstubAllGlobals()
})

test('the coupon is none or applied, and stored under cartCoupon (S-266)', async () => {
  expect(cartCoupon()).toEqual({ code: null, discount: null })
  response(200, { ok: true, discount })
  expect(await applyCoupon('girasol1')).toBe('applied')
  expect(cartCoupon()).toEqual({ code: 'GIRASOL1', discount })
  expect(saved.get('cartCoupon')).toBe('GIRASOL1')
})

test('an applied coupon can be removed (S-267)', async () => {
  response(200, { ok: true, discount })
  await applyCoupon('girasol1')
  removeCoupon()
  expect(cartCoupon()).toEqual({ code: null, discount: null })
  expect(saved.has('cartCoupon')).toBe(false)
})

test('a wrong code resets the discount that was in force (S-307)', async () => {
  response(200, { ok: true, discount })
  await applyCoupon('girasol1')
  response(409)
  expect(await applyCoupon('otro')).toBe('invalid')
  expect(cartCoupon()).toEqual({ code: null, discount: null })
  expect(saved.has('cartCoupon')).toBe(false)
})

test('clearing the browser’s storage removes the coupon too (S-267)', async () => {
  response(200, { ok: true, discount })
  await applyCoupon('girasol1')
  saved.clear()
  expect(cartCoupon()).toEqual({ code: null, discount: null })
})

test('in a browser without storage the coupon lasts as long as the page', async () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const localStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('localStorage', localStorage)
  response(200, { ok: true, discount })
  await applyCoupon('girasol1')
  expect(cartCoupon().code).toBe('GIRASOL1')
})

test('a lost connection and too many attempts leave the coupon unchanged', async () => {
  response(200, { ok: true, discount })
  await applyCoupon('girasol1')
  response(429)
  expect(await applyCoupon('otro')).toBe('away')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.useFakeTimers()
  const requests = applyCoupon('otro')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await requests).toBe('away')
  vi.useRealTimers()
  expect(cartCoupon().code).toBe('GIRASOL1')
})

test('the notices are those of the specification (S-306, S-370, S-371)', () => {
  const applied = couponNotice(es, 'applied', { ...discount, kind: 'percent', amount: 0 as never })
  expect(applied).toMatchObject({ title: '¡Cupón aplicado!', variant: 'default_success' })
  expect(applied.description).toBe('5 % menos en tu pedido.')
  expect(couponNotice(es, 'invalid', null)).toEqual({
    title: 'Cupón inválido',
    description: 'El código de cupón introducido no es válido.',
    variant: 'destructive',
    topic: 'coupon',
  })
  expect(removalNotice(es).title).toBe('Cupón eliminado')
  expect(couponNotice(en, 'away', null).title).toBe('The coupon could not be checked')
})
