import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#design/messages-context.tsx'
import { messages } from '../../messages/messages.ts'
import { EmailsShown } from './confirm-action.tsx'

function shown(count: number, isFolded = false) {
  const emails = Array.from({ length: count }, (_, number) => ({
    email: 'prepared',
    recipient: `buyer-${number}@example.com`,
    subject: 'Tu pedido',
    text: 'Ya está preparado.',
  }))
  const dictionary = { orderSteps: messages.orderSteps.es }
  const children = createElement(EmailsShown, { emails, isFolded })
  const language = { locale: 'es' as const, dictionary, children }
  const html = renderToStaticMarkup(createElement(LanguageProvider, language))
  const found = (sign: RegExp) => html.match(sign)?.length ?? 0
  return { all: found(/<details\b/g), open: found(/<details\b[^>]*\bopen=""/g) }
}

test('an e-mail that is about to go lies open: it is read before it is confirmed', () => {
  expect(shown(2)).toEqual({ all: 2, open: 2 })
})

test('those of many orders are folded, so that the button stays near', () => {
  expect(shown(30)).toEqual({ all: 30, open: 0 })
  expect(shown(3, true)).toEqual({ all: 3, open: 0 })
})
