import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { type IsolatedShop, openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { fillPanel } from '#tests/harness/panel/busy-panel.ts'
import { panelPages } from '#tests/harness/panel/panel-pages.ts'
import { knownPassword } from '#tests/harness/users/users.ts'

let shop: IsolatedShop
let cookie = ''
let pages: string[] = []
beforeAll(async () => {
  const files = memoryStore()
  shop = await openIsolatedShop({ files })
  cookie = (await shop.somebody('admin')).cookie
  const filled = await fillPanel(shop, files, cookie)
  const [, ...own] = panelPages(filled).filter((path) => path.startsWith('/admin'))
  pages = own
})
afterAll(() => shop.close())

async function visit(path: string, body?: URLSearchParams) {
  const headers = { Cookie: cookie, Origin: shop.url, Accept: 'text/html' }
  const sent = body ? { method: 'POST', body } : {}
  const response = await fetch(shop.url + path, { ...sent, headers, redirect: 'manual' })
  const text = await response.text()
  return { status: response.status, text, page: readPage(text) }
}
type Page = Awaited<ReturnType<typeof visit>>['page']

const formsOf = (page: Page) =>
  page
    .all('form[data-panel]')
    .filter((form) => form.getAttribute('method') !== 'get' && !form.closest('dialog'))

const textOf = (field: Element) => field.getAttribute('value') ?? field.textContent ?? ''
const typed = 'input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea'

/** What a form shows of what is stored: texts, ticked boxes, chosen values. */
const storedIn = (form: Element) =>
  [...form.querySelectorAll(`${typed}, :checked, option[selected]`)].filter(
    (field) => textOf(field) !== '',
  )

const boxes = 'input[type=checkbox], input[type=radio]'

/** What a browser would send of it. */
function sentBy(form: Element): URLSearchParams {
  const body = new URLSearchParams()
  const put = (field: Element, value: string) => body.set(field.getAttribute('name') ?? '', value)
  for (const field of form.querySelectorAll(`${typed}, input[type=hidden]`))
    put(field, textOf(field))
  for (const box of form.querySelectorAll(boxes))
    if (box.hasAttribute('checked')) put(box, textOf(box) || 'on')
  for (const select of form.querySelectorAll('select')) {
    const chosen = select.querySelector('option[selected]') ?? select.querySelector('option')
    if (chosen) put(select, textOf(chosen))
  }
  return body
}

const nameOf = (path: string, form: Element) => {
  const hidden = ['intent', 'form', 'method', 'user', 'id']
    .map((name) => form.querySelector(`[type=hidden][name=${name}]`)?.getAttribute('value'))
    .filter((value) => value && !/^[0-9a-f-]{36}$/.test(value))
  return [path.replace(/[?#].*/, '').replace(/\/GS-[^/]*|\/[0-9a-f-]{36}/, '/…'), ...hidden].join(
    ' ',
  )
}

/** They add something that is new: nothing that is stored is written over. */
const adding: readonly string[] = [
  ...['/admin/limites', '/admin/products/new', '/admin/settings/cupones create'],
  ...['/admin/invite create'],
  // chosen orders take a step, each from its own state
  '/admin/pedidos',
  // they lead to a preview, whose form carries which version is the newest
  ...['/admin/settings/declaracion', '/admin/settings/legales/politica-de-cookies'],
]

test('every form that shows what is stored carries what it showed', async () => {
  const forgetful: string[] = []
  for (const path of pages)
    for (const form of formsOf((await visit(path)).page)) {
      const name = nameOf(path, form)
      const carries = form.querySelector('[name=seen], [name=visto], [name=seen_stock]')
      if (storedIn(form).length > 0 && !carries && !adding.includes(name)) forgetful.push(name)
    }
  expect([...new Set(forgetful)]).toEqual([])
})

/** A form, with a text of it as somebody else had found it when the form was opened. */
function opened(form: Element, others: string) {
  const body = sentBy(form)
  const seen: Record<string, string> = JSON.parse(body.get('seen') ?? '{}')
  const field = [...form.querySelectorAll(typed)].find(
    (one) => (one.getAttribute('name') ?? '') in seen,
  )
  const name = field?.getAttribute('name') ?? ''
  body.set('identity_password', knownPassword)
  body.set('seen', JSON.stringify({ ...seen, [name]: others }))
  return { name, body, stored: seen[name] ?? '' }
}

const isMerged = (form: Element) =>
  form.querySelector('[name=seen]')?.getAttribute('value')?.startsWith('{"') ?? false

test('none of them undoes what a colleague changed meanwhile, or loses what one typed', async () => {
  const tried: string[] = []
  for (const path of pages.filter((one) => !one.startsWith('/admin/products'))) {
    const { page } = await visit(path)
    for (const [at, form] of formsOf(page).entries()) {
      if (!isMerged(form)) continue
      const name = nameOf(path, form)
      const [stale, own] = [opened(form, 'lo de antes'), opened(form, 'lo de antes')]
      if (stale.name === '') continue
      tried.push(name)
      const action = (form.getAttribute('action') || path).replace(/#.*/, '')
      own.body.set(own.name, 'LOMIO')
      const crossed = await visit(`${action}?lng=en`, own.body)
      const fieldIn = (shown: Page) =>
        formsOf(shown)[at]?.querySelector(`[name="${own.name}"]`) ?? form
      expect
        .soft([name, crossed.status, textOf(fieldIn(crossed.page))])
        .toEqual([name, 409, 'LOMIO'])
      expect.soft(crossed.text).toContain('somebody else changed the same meanwhile')
      expect
        .soft(crossed.page.text)
        .toContain(`Somebody else entered here meanwhile: ${own.stored || 'nothing'}`)

      stale.body.set(stale.name, 'lo de antes')
      const saved = await visit(action, stale.body)
      expect.soft([name, saved.status < 400]).toEqual([name, true])
      expect.soft([name, textOf(fieldIn((await visit(path)).page))]).toEqual([name, stale.stored])
    }
  }
  expect(tried.length).toBeGreaterThan(5)
})
