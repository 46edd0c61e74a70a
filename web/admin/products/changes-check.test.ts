import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/products'
const sku = 'INV-3500-48H'

async function staff() {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  const send = (url: string, body: FormData | string) =>
    visit(app, url, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body,
    })
  return {
    open: (url: string) => visit(app, url, { headers: { Cookie: cookie } }),
    send,
    form: (fields: Record<string, string>, file?: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      if (file) body.set('file', new File([file], 'a.csv'))
      return send(`${path}/import`, body)
    },
    json: (value: unknown) => send(path, JSON.stringify(value)),
  }
}

const stored = async () => {
  const [row] = await asOwner(`select id, category, specs from products where sku = '${sku}'`)
  return row as { id: string; category: string; specs: Record<string, unknown> }
}
const figures = (specs: Record<string, unknown>) =>
  Object.entries(specs)
    .map(([name, value]) => `${name} = ${Array.isArray(value) ? value.join(', ') : value}`)
    .join('\n')

const inKit = 'Peligro. En Kit Casa: 2200 W y 5120 Wh a 48 V:'

test('an import that endangers a kit shows it, and is applied only when that is confirmed', {
  timeout: 180_000,
}, async () => {
  const { open, form } = await staff()
  const { specs } = await stored()
  const low = figures({ ...specs, pv_max_v: 150, pv_voc_max_v: 150 })
  const checked = await form({ intent: 'check' }, `sku,specs\n${sku},"${low}"\n`)
  const to = redirectTarget(checked) ?? ''
  const preview = await open(to)
  expect(preview.text).toContain(inKit)
  expect(preview.page.has('checkbox', 'Sé que es un peligro y lo guardo así.')).toBe(true)
  const id = new URLSearchParams(to.split('?')[1]).get('ver') ?? ''
  const refused = redirectTarget(await form({ intent: 'apply', id })) ?? ''
  expect((await open(refused)).text).toContain('No se guardó nada. Lo que escribiste es un peligro')
  expect((await stored()).specs).toEqual(specs)
  const applied = await form({ intent: 'apply', id, confirm_danger: 'true' })
  try {
    expect(redirectTarget(applied)).toBe(`${path}/import?importado=1`)
    expect((await stored()).specs).toMatchObject({ pv_max_v: 150 })
  } finally {
    await form({ intent: 'undo', id })
  }
  expect((await stored()).specs).toMatchObject({ pv_max_v: specs.pv_max_v })
})

test('changes of the table together are judged together, and a danger is confirmed', async () => {
  const { json } = await staff()
  const { id, specs } = await stored()
  const changes = [
    {
      id,
      fields: {
        specs: {
          from: figures(specs),
          to: figures({ ...specs, pv_max_v: 150, pv_voc_max_v: 150 }),
        },
      },
    },
  ]
  const refused = await json({ changes })
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('Kit Casa: 2200 W y 5120 Wh a 48 V')
  expect((await stored()).specs).toEqual(specs)
})

test('a bulk change of the category that leaves kits without their inverter is a danger', async () => {
  const { json } = await staff()
  const [{ count }] = (await asOwner(
    `select count(*)::int as count from products where category = 'inverter'`,
  )) as [{ count: number }]
  const bulk = {
    query: 'familia=inverter',
    field: 'category',
    way: 'set',
    input: 'accessory',
    count,
  }
  const refused = await json({ bulk })
  expect(refused.status).toBe(409)
  expect(refused.html).toContain('danger')
  expect((await stored()).category).toBe('inverter')
})
