import { expect, test } from 'vitest'
import { cookieValue } from '../request/browser-storage.ts'
import { languageToReloadIn } from './remember-language.ts'

test('local storage decides where neither URL nor cookie does, and session storage after it', () => {
  expect(languageToReloadIn({ localStorage: 'en' }, 'es')).toBe('en')
  expect(languageToReloadIn({ localStorage: 'es', sessionStorage: 'en' }, 'es')).toBeNull()
  expect(languageToReloadIn({ sessionStorage: 'en' }, 'es')).toBe('en')
})

test('the URL and the cookie take precedence over storage', () => {
  expect(languageToReloadIn({ query: 'es', localStorage: 'en' }, 'es')).toBeNull()
  expect(languageToReloadIn({ cookie: 'es', localStorage: 'en' }, 'es')).toBeNull()
  expect(languageToReloadIn({ query: 'fr', cookie: 'x', localStorage: 'en' }, 'es')).toBe('en')
})

test('nothing is reloaded when the page is already in that language or none is stored', () => {
  expect(languageToReloadIn({ localStorage: 'en' }, 'en')).toBeNull()
  expect(languageToReloadIn({ localStorage: 'klingon' }, 'es')).toBeNull()
  expect(languageToReloadIn({}, 'es')).toBeNull()
})

test('a cookie is found by its whole name', () => {
  expect(cookieValue('xi18next=en; i18next=es', 'i18next')).toBe('es')
  expect(cookieValue('', 'i18next')).toBeNull()
})
