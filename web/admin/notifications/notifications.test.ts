import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const page = '/admin/avisos-al-personal'

/** A panel that was opened twice before anything was saved, with the form of one person. */
async function aPanel() {
  const app = await testApp()
  const user = await aUser(await testDatabase(), { role: 'admin' })
  const headers = { Cookie: user.cookie }
  const formOf = async () => {
    const { page: shown } = await visit(app, page, { headers })
    return shown
      .all('form')
      .find((form) => form.querySelector('[name=user]')?.getAttribute('value') === user.id)
  }
  const seen = (await formOf())?.querySelector('[name=seen]')?.getAttribute('value') ?? ''
  const send = (changed: Record<string, string>, query = '') => {
    const shown = Object.entries({ ...JSON.parse(seen || '{}'), ...changed }) as [string, string][]
    const body = new URLSearchParams(shown.filter(([, value]) => value !== ''))
    body.set('user', user.id)
    body.set('seen', seen)
    return visit(app, page + query, { method: 'POST', headers, body })
  }
  const chosen = async () => {
    const form = await formOf()
    const ticked = [...(form?.querySelectorAll('[type=checkbox][checked]') ?? [])]
    const hours = [...(form?.querySelectorAll('option[selected]') ?? [])]
    return [
      ...ticked.map((box) => box.getAttribute('name')),
      ...hours.map((hour) => hour.textContent),
    ]
  }
  return { send, chosen }
}

test('a form that was opened before a colleague saved undoes nothing of theirs', async () => {
  const { send, chosen } = await aPanel()
  expect(await chosen()).not.toContain('event_placed')
  expect((await send({ event_placed: 'on', summaryAt: '9' })).status).toBe(303)
  expect((await send({ quietFrom: '20' })).status).toBe(303)
  const after = await chosen()
  expect(after).toEqual(expect.arrayContaining(['event_placed', 'event_order', '9:00', '20:00']))
})

test('an hour that both changed is refused, with what is stored beside what was chosen', async () => {
  const { send, chosen } = await aPanel()
  await send({ summaryAt: '9' })
  const refused = await send({ summaryAt: '18', quietUntil: '6' }, '?lng=en')
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('somebody else changed the same meanwhile')
  expect(refused.text).toContain('Somebody else entered here meanwhile: 9:00')
  expect(await chosen()).toEqual(expect.arrayContaining(['9:00', '7:00']))
})

test('whoever takes every notification away is warned as it is saved', async () => {
  const { send } = await aPanel()
  const events = [
    'placed',
    'order',
    'cancelled',
    'proof',
    'hold',
    'damage',
    'email',
    'stock',
    'lists',
  ]
  const none = Object.fromEntries(events.map((event) => [`event_${event}`, '']))
  const saved = await send(none)
  expect(saved.headers.get('Location')).toBe(`${page}?hecho=silencio`)
  const summarised = await send({ summaryAt: '8' })
  expect(summarised.headers.get('Location')).toBe(`${page}?hecho=guardado`)
})
