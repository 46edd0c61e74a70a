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
