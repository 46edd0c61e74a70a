import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { knownPassword } from '#tests/harness/users/users.ts'

const path = '/admin/pagos'

test('right after a sign-in the sum for two people changes only with the password, each time; the rest of its form does not ask', async () => {
  const browser = await aBrowser((await anOwner(await testDatabase())).cookie)
  const { page } = await browser.open(path)
  const form = page.all('form').find((one) => one.querySelector('input[value="zelle"]'))
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
  const stored = Object.fromEntries(
    fields
      .filter(({ name }) => name !== 'seen')
      .filter((field) => field.type !== 'checkbox' || field.hasAttribute('checked'))
      .map(({ name, type, value }) => [name, type === 'checkbox' ? 'on' : value]),
  )
  expect(stored).toMatchObject({ active: 'on', cuba: 'on' })
  const password = { identity_password: knownPassword }
  expect((await browser.send(path, { ...stored, name: 'Zelle' })).status).toBe(303)
  const other = { ...stored, secondAbove: '9,999.00' }
  try {
    const asked = await browser.send(path, other)
    expect([asked.status, asked.text.includes('Confirma que eres tú')]).toEqual([403, true])
    expect((await browser.open(path)).page.values).not.toContain('9999.00')
    expect((await browser.send(path, { ...other, ...password })).status).toBe(303)
    expect((await browser.send(path, stored)).status).toBe(403)
  } finally {
    expect((await browser.send(path, { ...stored, ...password })).status).toBe(303)
  }
})
