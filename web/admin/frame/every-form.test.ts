import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { fillPanel } from '#tests/harness/panel/busy-panel.ts'
import { panelPages } from '#tests/harness/panel/panel-pages.ts'
import { knownPassword } from '#tests/harness/users/users.ts'

const dialogs = ['hold', 'export', 'track', 'delay', 'renew_link', 'note', 'cost', 'cancel']
const unreadable = '¿?'
const textFields =
  'input:not([type=hidden]):not([type=file]):not([type=checkbox]):not([type=radio]), textarea'

let shop: IsolatedShop
let cookie = ''
let pages: string[] = []
beforeAll(async () => {
  const files = memoryStore()
  shop = await openIsolatedShop({ files })
  cookie = (await shop.somebody('admin')).cookie
  const filled = await fillPanel(shop, files, cookie)
  const ofOrder = dialogs.map((action) => `/admin/pedidos/${filled.number}?accion=${action}`)
  pages = [...panelPages(filled).filter((path) => path.startsWith('/admin')), ...ofOrder]
})
afterAll(() => shop.close())

async function visit(path: string, body?: FormData) {
  const headers = { Cookie: cookie, Origin: shop.url, Accept: 'text/html' }
  const sent = body ? { method: 'POST', body } : {}
  const response = await fetch(shop.url + path, { ...sent, headers, redirect: 'manual' })
  return { status: response.status, page: readPage(await response.text()) }
}

const sentBy = (element: Element | null) => element?.getAttribute('value') ?? ''

/** What a form sends when all that can be typed in it is unreadable; null where nothing can. */
function filled(form: Element): FormData | null {
  const body = new FormData()
  const put = (element: Element, value: string) =>
    body.set(element.getAttribute('name') ?? '', value)
  for (const hidden of form.querySelectorAll('input[type=hidden]')) put(hidden, sentBy(hidden))
  for (const select of form.querySelectorAll('select'))
    put(select, sentBy(select.querySelector('option[selected]') ?? select.querySelector('option')))
  const fields = [...form.querySelectorAll(textFields)]
  for (const field of fields) put(field, unreadable)
  // a change of a connection asks every time
  if (fields.length > 0) body.set('identity_password', knownPassword)
  const button = form.querySelector('button[name]')
  if (button) put(button, sentBy(button))
  return fields.length > 0 ? body : null
}

const formsOf = (page: ReturnType<typeof readPage>) =>
  page.all('form[data-panel]').filter((form) => form.getAttribute('method') !== 'get')

/** How the page shows that one of its forms was refused. */
function refusalOn(page: ReturnType<typeof readPage>) {
  const refused = formsOf(page).filter((form) => form.querySelector('[data-refused]'))
  const reason = refused[0]?.querySelector('[data-refused]')
  const button = refused[0]?.querySelector(`button[aria-describedby="${reason?.id}"]`)
  const typed = [...(refused[0]?.querySelectorAll(textFields) ?? [])]
  const marked = [...(refused[0]?.querySelectorAll('[aria-invalid="true"]') ?? [])]
  return {
    forms: refused.length,
    hasReasonAtButton: Boolean(button && reason?.textContent),
    isTypedStill: typed.some((field) => [sentBy(field), field.textContent].includes(unreadable)),
    isLedTo: marked.every((field) => field.hasAttribute('autofocus') || !field.id),
  }
}

test('every form of the panel says at its button why it was refused, leads to the error and loses nothing typed', async () => {
  const refused: string[] = []
  for (const path of pages) {
    const { page } = await visit(path)
    for (const form of formsOf(page)) {
      const body = filled(form)
      if (!body) continue
      const name = `${path} ${body.get('form') ?? body.get('intent') ?? body.get('method') ?? ''}`
      const response = await visit(form.getAttribute('action') || path, body)
      if (response.status < 400) continue
      refused.push(name)
      const expected = { forms: 1, hasReasonAtButton: true, isTypedStill: true, isLedTo: true }
      expect
        .soft([name, response.status < 500, refusalOn(response.page)])
        .toEqual([name, true, expected])
    }
  }
  expect(refused.length).toBeGreaterThan(15)
})

test('a page of the panel sends no form but through the one component', () => {
  const sends = /<(Form|form)\b[^>]*\bpost\b/
  const files = fs
    .globSync(['web/admin/**/*.tsx', 'shop/**/ui/**/*.tsx'])
    .map((file) => [file, fs.readFileSync(file, 'utf8')] as const)
  const others = files.filter(
    ([file, source]) =>
      sends.test(source) && (file.startsWith('web/admin') || source.includes('<PanelForm')),
  )
  expect(others.map(([file]) => file)).toEqual([])
})
