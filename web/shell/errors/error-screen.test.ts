import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#design/messages-context.tsx'
import type { Locale } from '#kernel/locale.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { RequestIdContext } from '../document/request-id.tsx'
import { messagesIn } from '../request/messages.server.ts'
import { ErrorScreen } from './error-screen.tsx'

/** The screen when not even the shop's settings could be read. */
const screen = (error: unknown, path = '/catalogo', locale: Locale = 'es') => {
  const route = { path: '*', element: createElement(ErrorScreen, { error }) }
  const router = createMemoryRouter([route], { initialEntries: [path] })
  const page = createElement(RouterProvider, { router })
  const language = { locale, dictionary: messagesIn(locale), children: page }
  return renderToStaticMarkup(
    createElement(RequestIdContext, { value: 'req-42' }, createElement(LanguageProvider, language)),
  )
}

const texts = messagesIn('es').pages.error
/** Where the form that signs out leads to. */
const signOutTo = (html: string) => {
  const page = readPage(html)
  return page
    .all('form[action="/logout"][method="post"]')
    .map((form) => page.within(form).valueOf('to'))
}

test('network, permission and generic failures have a screen of their own (S-196)', () => {
  const shown = [new Error('Failed to fetch'), { status: 403 }, new Error('boom')].map((error) =>
    screen(error),
  )
  expect(shown[0]).toContain(texts.network.title)
  expect(shown[1]).toContain(texts.permission.title)
  expect(shown[2]).toContain(texts.generic.title)
})

test('the network screen reloads the current page (S-197)', () => {
  const page = readPage(screen(new Error('Failed to fetch'), '/catalogo?search=panel'))
  expect(page.href('Recargar la página')).toBe('/catalogo?search=panel')
})

test('the permission screen signs out and leads to /login (S-198, S-325)', () => {
  const html = screen(new Error('permission denied for table orders'))
  expect(signOutTo(html)).toEqual(['/login'])
  expect(readPage(html).within(readPage(html).byRole('main')).text).toContain('Cerrar sesión')
})

test('on admin paths the permission screen signs out and leads to /admin (S-199)', () => {
  const error = new Error('new row violates row-level security policy')
  expect(signOutTo(screen(error, '/admin/pedidos'))).toEqual(['/admin'])
})

test('an ended session signs out on the server and leads to the login with its reason (S-383)', () => {
  const html = screen({ status: 401, data: { code: 'PGRST301' } })
  expect(signOutTo(html)).toEqual(['/login?reason=PGRST301'])
})

test('the generic screen has a reload button (S-200)', () => {
  const page = readPage(screen(new Error('boom'), '/baterias'))
  expect(page.href('Recargar la página')).toBe('/baterias')
})

test('the generic screen names the support contact (S-201)', () => {
  expect(screen(new Error('boom'))).toContain(texts.generic.text)
})

test('the generic screen shows details: the message and the id of the request (S-202)', () => {
  const page = readPage(screen(new Error('boom')))
  const details = page.within(page.byRole('group'))
  expect(details.text).toContain('boom')
  expect(details.text).toContain('req-42')
})

test('a thrown 404 shows the not-found page', () => {
  expect(screen({ status: 404, data: null })).toContain(messagesIn('es').pages.notFound.title)
})

test('the screen has a title, is not indexed and is in the visitor’s language', () => {
  const html = screen(new Error('boom'), '/', 'en')
  expect(readPage(html).title).toBe(`${messagesIn('en').pages.error.generic.title}`)
  expect(readPage(html).meta('robots')).toBe('noindex')
})
