import { expect, test } from 'vitest'
import { isNarrowed, listQuery, readListWish } from './order-list.rules.ts'

const read = (query: string) => readListWish(new URLSearchParams(query))

test('an address narrows the list on three axes, by method, destination, province, day and text', () => {
  const query =
    'pago=paid&verificacion=held&entrega=in_transit&metodo=zelle&destino=cuba&provincia=23&q=Quesada&desde=2026-11-01&hasta=2026-11-22'
  const wish = read(query)
  expect(wish).toMatchObject({ payment: 'paid', compliance: 'held', delivery: 'in_transit' })
  expect(wish).toMatchObject({ method: 'zelle', destination: 'cuba', province: '23' })
  expect([...listQuery(wish)].sort()).toEqual([...new URLSearchParams(query)].sort())
})

test('what means nothing narrows nothing', () => {
  const wish = read('pago=oro&verificacion=__proto__&provincia=x&desde=ayer&despues=1&ver=toString')
  expect(isNarrowed(wish)).toBe(false)
  expect(wish.after).toBeNull()
})

test('the panel’s shortcuts lead to what waits', () => {
  expect(read('ver=held')).toMatchObject({ compliance: 'held' })
  expect(read('ver=late')).toMatchObject({ late: true, payment: null })
  expect(listQuery(read('ver=late')).toString()).toBe('atraso=1')
  expect(read('atraso=1')).toMatchObject({ late: true })
  expect(read('atraso=nunca')).toMatchObject({ late: false })
  expect(read('ver=proof')).toMatchObject({ payment: 'proof_received' })
})
