import { expect, test } from 'vitest'
import { acceptedLocale, detectLocale, fallbackLocale, locales, parseLocale } from './locale.ts'

test('the languages are Spanish, which is the fallback, and English (S-295)', () => {
  expect(locales).toEqual(['es', 'en'])
  expect(fallbackLocale).toBe('es')
  expect(detectLocale({})).toBe('es')
  expect(detectLocale({ query: 'fr', cookie: 'de', navigator: 'pt-BR,fr;q=0.8' })).toBe('es')
})

test('query, cookie, local storage, session storage, navigator and html tag decide in this order (S-296)', () => {
  const english = { query: 'en', cookie: 'en', localStorage: 'en', sessionStorage: 'en' }
  const all = { ...english, navigator: 'en', htmlTag: 'en' }
  expect(detectLocale({ ...all, query: 'es' })).toBe('es')
  expect(detectLocale({ ...all, query: null, cookie: 'es' })).toBe('es')
  expect(detectLocale({ ...all, query: null, cookie: null, localStorage: 'es' })).toBe('es')
  const stored = { sessionStorage: 'es', navigator: 'en', htmlTag: 'en' }
  expect(detectLocale(stored)).toBe('es')
  expect(detectLocale({ navigator: 'en-US', htmlTag: 'es' })).toBe('en')
  expect(detectLocale({ htmlTag: 'en' })).toBe('en')
})

test('a source that names no language of the shop gives way to the next one', () => {
  expect(detectLocale({ query: '<script>', cookie: '', localStorage: 'EN_us' })).toBe('en')
})

test('a tag is read by its language alone', () => {
  expect(parseLocale(' en-GB ')).toBe('en')
  expect(parseLocale('ES_419')).toBe('es')
  expect(parseLocale('english')).toBeNull()
  expect(parseLocale(undefined)).toBeNull()
})

test('Accept-Language is read by its weights; a language of weight 0 is not wanted', () => {
  expect(acceptedLocale('fr, es;q=0.4, en;q=0.6')).toBe('en')
  expect(acceptedLocale('en;q=0, es;q=0.1')).toBe('es')
  expect(acceptedLocale('en;q=0')).toBeNull()
  expect(acceptedLocale(`${'x'.repeat(10_000)},en`)).toBeNull()
  expect(acceptedLocale(null)).toBeNull()
})
