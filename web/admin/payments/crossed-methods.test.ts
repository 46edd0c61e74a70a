import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { ownerWithOldSession } from '#tests/harness/users/old-session.ts'
import { anOwner } from '#tests/harness/users/staff.ts'

const db = await testDatabase()
const path = '/admin/pagos'
const question = 'Confirma que eres tú'

test('of two who change the same of a payment method the second reads it before a password is asked, and may then decide', async () => {
  const old = await aBrowser((await ownerWithOldSession(db)).cookie)
  const { page } = await old.open(path)
  const form = page
    .all('form[data-panel]')
    .find((one) => one.querySelector('[name=method][value=zelle]'))
  const seen = form?.querySelector('[name=seen]')?.getAttribute('value') ?? ''
  const stored: Record<string, string> = JSON.parse(seen)
  const save = { ...stored, method: 'zelle' }
  const colleague = await aBrowser((await anOwner(db)).cookie)
  try {
    const first = await colleague.send(path, { ...save, seen, instructionsEs: 'Lo del colega.' })
    expect(first.status).toBe(303)
    const crossed = await old.send(path, { ...save, seen, instructionsEs: 'Lo mío.' })
    expect(crossed.status).toBe(409)
    expect(crossed.text).not.toContain(question)
    expect(crossed.text).toContain('Lo del colega.')
    expect(crossed.page.values).toContain('Lo mío.')
    const after = crossed.page.all('[name=seen]').map((one) => one.getAttribute('value') ?? '')
    const now = after.find((one) => one.includes('Lo del colega.')) ?? ''
    const decided = await old.send(path, { ...save, seen: now, instructionsEs: 'Lo mío.' })
    expect([decided.status, decided.text.includes(question)]).toEqual([403, true])
  } finally {
    await colleague.send(path, save)
  }
})
