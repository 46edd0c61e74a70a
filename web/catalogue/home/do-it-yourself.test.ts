import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#design/messages-context.tsx'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { DoItYourself } from './do-it-yourself.tsx'
import { exampleSizes } from './system-sizing.server.ts'

const shown = (isAdmin: boolean) => {
  const children = createElement(
    MemoryRouter,
    null,
    createElement(DoItYourself, { isAdmin, sizes: exampleSizes() }),
  )
  const language = { locale: 'es' as const, dictionary: messagesIn('es'), children }
  return renderToStaticMarkup(createElement(LanguageProvider, language))
}

test('the do-it-yourself section is for buyers and not for administrators', () => {
  expect(shown(false)).toContain('Hazlo tú mismo')
  expect(shown(true)).toBe('')
})

test('it is the composer with the reader’s own parts, and its sums have a controller', () => {
  const section = shown(false)
  expect(section).toContain('href="/calculadora-solar#lo-mio"')
  expect(section).toContain('un panel directo destruye la batería')
  // by hand: 1098.4 W / 25.6 V × 1.25 = 53.6 A
  expect(exampleSizes().controllerA).toBe(60)
  expect(section).toContain(exampleSizes().href.replace('&', '&amp;'))
})
