import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { messages } from '../messages/messages.ts'
import { adminNav, wordAt } from './admin-nav.ts'

const pages = adminNav.flatMap(({ entries }) => [...entries])

test('no page of the navigation of the panel lacks its help, in both languages', async () => {
  const browser = await aBrowser((await anOwner(await testDatabase())).cookie)
  for (const locale of locales)
    for (const { to, word } of pages) {
      const { page } = await browser.open(`${to}?lng=${locale}`)
      const help = page.all('details').find((one) => one.querySelector(`a[href$="#${word}"]`))
      expect([to, locale, help?.textContent]).toEqual([
        to,
        locale,
        expect.stringContaining(messages.help[locale].pages[word]),
      ])
    }
})

test('the first link of the panel leads past its header and its navigation', async () => {
  const browser = await aBrowser((await anOwner(await testDatabase())).cookie)
  for (const path of ['/admin', '/admin/pagos', '/test-suite']) {
    const { page } = await browser.open(path)
    const target = page.allByRole('link')[0]?.getAttribute('href') ?? ''
    const [content] = page.all(`${target}[tabindex="-1"]`)
    expect([path, content?.querySelector('h1') === null]).toEqual([path, false])
    expect(content?.querySelector('a[href="/admin/manual"], header')).toBeNull()
  }
})

test('a page below another has the help of that one, and no help is a repetition or an essay', () => {
  expect(wordAt('/admin/pedidos/GS-1')).toBe('orders')
  expect(wordAt('/admin/settings/legales/cookies')).toBe('legal')
  expect(wordAt('/catalogo')).toBeUndefined()
  for (const locale of locales) {
    const texts = Object.values(messages.help[locale].pages)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.length > 400)).toEqual([])
  }
})
