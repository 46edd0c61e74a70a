import { parseHTML } from 'linkedom'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useUnsavedCount } from '#design/forms/unsaved-changes.ts'
import { LanguageProvider } from '#design/messages-context.tsx'
import { messages } from '../../messages/messages.ts'
import { SignInAgainScreen } from './sign-in-again-screen.tsx'

const { window, document } = parseHTML('<html><body><div id="app"></div></body></html>')
afterEach(() => vi.unstubAllGlobals())

function Count() {
  return createElement('output', null, useUnsavedCount())
}

test('what was typed before the session ended counts once, though two forms hold it', async () => {
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const globals = { window, document, ...listening, IS_REACT_ACT_ENVIRONMENT: true }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const screen = createElement(SignInAgainScreen, {
    ...{ step: 'password', failure: null, isElsewhere: false, isStillOut: false },
    ...{ email: 'a@example.com', isSecretLost: false, hasFiles: false, here: '/admin' },
    fields: [
      ['intent', 'save'],
      ['key', '1'],
      ['name', 'Kit'],
      ['price', '5'],
    ],
  } as never)
  const router = createMemoryRouter([
    { path: '/', element: createElement('div', null, screen, createElement(Count)) },
  ])
  const children = createElement(RouterProvider, { router })
  const language = {
    locale: 'es' as const,
    dictionary: { accounts: messages.accounts.es },
    children,
  }
  const root = createRoot(document.querySelector('#app') as never)
  await act(async () => root.render(createElement(LanguageProvider, language)))
  expect(document.querySelectorAll('form')).toHaveLength(2)
  expect(document.querySelector('output')?.textContent).toBe('1')
  await act(async () => root.unmount())
})
