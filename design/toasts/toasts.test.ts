import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, releaseToasts, shownToasts, showToast } from './toasts.tsx'

const titles = () => shownToasts().map((toast) => toast.title)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})

test('a notice has id, title, description, variant and duration (S-240)', () => {
  const id = showToast({ title: 'Hola', description: 'Texto', variant: 'default', duration: 100 })
  expect(shownToasts()).toEqual([
    { id, title: 'Hola', description: 'Texto', variant: 'default', duration: 100 },
  ])
})

test('its variant is destructive, default_success or, when not named, default (S-241)', () => {
  showToast({ title: 'a', variant: 'destructive' })
  showToast({ title: 'b', variant: 'default_success' })
  showToast({ title: 'c' })
  expect(shownToasts().map((toast) => toast.variant)).toEqual([
    'default',
    'default_success',
    'destructive',
  ])
})

test('at most three are shown: the oldest is removed (S-278)', () => {
  for (const title of ['1', '2', '3', '4']) showToast({ title })
  expect(titles()).toEqual(['4', '3', '2'])
})

test('the newest is first (S-279)', () => {
  showToast({ title: 'first' })
  showToast({ title: 'second' })
  expect(titles()).toEqual(['second', 'first'])
})

test('a newer notice about the same topic replaces the older one', () => {
  showToast({ title: 'invalid', topic: 'coupon' })
  showToast({ title: 'added', topic: 'cart' })
  showToast({ title: 'applied', topic: 'coupon' })
  showToast({ title: 'plain' })
  expect(titles()).toEqual(['plain', 'applied', 'added'])
})

test('a notice closes by itself after 3000 ms unless it has another duration (S-280)', () => {
  showToast({ title: 'usual' })
  showToast({ title: 'longer', duration: 8000 })
  vi.advanceTimersByTime(2999)
  expect(titles()).toEqual(['longer', 'usual'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['longer'])
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual([])
})

test('a notice of infinite duration stays until it is closed (S-281)', () => {
  const id = showToast({ title: 'stays', duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(titles()).toEqual(['stays'])
  dismissToast(id)
  expect(titles()).toEqual([])
})

test('no notice closes while the pointer or the focus is on it', () => {
  showToast({ title: 'read' })
  vi.advanceTimersByTime(2000)
  holdToasts()
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['read'])
  releaseToasts()
  vi.advanceTimersByTime(3000)
  expect(titles()).toEqual([])
})
