import { expect, test } from 'vitest'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import { isNarrowed, listQuery, readListQuery } from './order-list.rules.ts'

const zelle = readPaymentMethod('zelle', 'manual')
const read = (query: string) => readListQuery(new URLSearchParams(query), ['paypal', zelle])

test('query parameters filter the list on three axes, by method, destination, province, day and text', () => {
  const query =
    'pago=paid&verificacion=held&entrega=in_transit&metodo=zelle&destino=cuba&provincia=23&q=Quesada&desde=2026-11-01&hasta=2026-11-22'
  const request = read(query)
  expect(request).toMatchObject({ payment: 'paid', compliance: 'held', delivery: 'in_transit' })
  expect(request).toMatchObject({ method: 'zelle', destination: 'cuba', province: '23' })
  expect([...listQuery(request)].sort()).toEqual([...new URLSearchParams(query)].sort())
})

test('unknown values do not filter', () => {
  const request = read(
    'pago=oro&metodo=bitcoin&verificacion=__proto__&provincia=x&desde=ayer&despues=1&ver=toString',
  )
  expect(isNarrowed(request)).toBe(false)
  expect(request.after).toBeNull()
})

test("the panel's shortcuts lead to the waiting orders", () => {
  expect(read('ver=held')).toMatchObject({ compliance: 'held' })
  expect(read('ver=late')).toMatchObject({ late: true, payment: null })
  expect(listQuery(read('ver=late')).toString()).toBe('atraso=1')
  expect(read('atraso=1')).toMatchObject({ late: true })
  expect(read('atraso=nunca')).toMatchObject({ late: false })
  const ready = { payment: 'settled', compliance: 'cleared' }
  expect(read('ver=paid')).toMatchObject({ ...ready, delivery: 'to_prepare' })
  expect(read('ver=prepared')).toMatchObject({ ...ready, delivery: 'prepared' })
  expect(read('verificacion=cleared').compliance).toBe('cleared')
  expect(read('pago=surplus')).toMatchObject({ payment: 'surplus' })
  expect(read('ver=proof')).toMatchObject({ payment: 'proof_received' })
})
