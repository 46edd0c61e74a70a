import fs from 'node:fs'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { adminNav } from '../frame/admin-nav.ts'

const manual = fs.readFileSync('docs/manual.es.md', 'utf8')
const drawn = fs.readdirSync('public/manual').sort()

test('the manual explains every page of the navigation under its name, where its help leads to', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const { status, page } = await browser.open('/admin/manual')
  expect(status).toBe(200)
  const words = adminNav.flatMap(({ entries }) => entries.map(({ word }): string => word))
  expect(page.ids).toEqual(expect.arrayContaining(words))
  const shown = page.all('img[src^="/manual/"]').map((image) => image.getAttribute('src'))
  expect(shown.toSorted()).toEqual(drawn.map((file) => `/manual/${file}`))
})

test('in English the page says that the manual is in Spanish', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const note = 'The manual is written in Spanish only'
  expect((await browser.open('/admin/manual')).text).not.toContain(note)
  const { page } = await browser.open('/admin/manual?lng=en')
  expect(page.within(page.byRole('main')).text).toContain(note)
})

/** What the manual puts in quotes without naming anything of the panel: a sign, examples of words. */
const examples = ['?', 'Almacén', 'panel', 'placa']

const textsIn = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table ?? {}).flatMap(textsIn)

test('every button that the manual names in quotes is called so in the panel', () => {
  const texts = new Set(textsIn(messagesIn('es')))
  const named = [...manual.matchAll(/«([^»]+)»/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(examples.length)
  expect(named.filter((name) => !texts.has(name) && !examples.includes(name))).toEqual([])
})

test('every picture of the manual is drawn, small, and described', () => {
  const named = [...manual.matchAll(/^!\[(.+)\]\(\.\.\/public\/manual\/(.+)\)$/gm)]
  expect(named.map(([, , file]) => file).sort()).toEqual(drawn)
  expect(manual.match(/!\[/g)).toHaveLength(named.length)
  for (const file of drawn) expect(fs.statSync(`public/manual/${file}`).size).toBeLessThan(60_000)
})
