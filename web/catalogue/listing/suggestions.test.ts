import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

interface Suggestion {
  readonly id: string
  readonly name: string
}

async function send(input: string, headers: Record<string, string> = {}): Promise<Suggestion[]> {
  const app = await testApp()
  const url = `http://shop.test/buscar/sugerencias?q=${encodeURIComponent(input)}`
  const response = await app.request(url, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  return (await response.json()) as Suggestion[]
}

test('suggestions start with the second character (S-154)', async () => {
  expect(await send('')).toEqual([])
  expect(await send('b')).toEqual([])
  expect(await send(' b ')).toEqual([])
  expect(await send('ba')).not.toEqual([])
})

test('there are at most five (S-155)', async () => {
  expect(await send('kit')).toHaveLength(5)
  expect(await send('kit luz')).toHaveLength(1)
})

test('a name is suggested when it contains the text in any case (S-156)', async () => {
  const found = await send('ATERÍA')
  expect(found).toHaveLength(5)
  for (const { name } of found) expect(name.toLowerCase()).toContain('atería')
  expect(await send('zzzz')).toEqual([])
})

test('names are in the language of the visitor', async () => {
  const [english] = await send('battery', { Cookie: 'i18next=en' })
  expect(english?.name).toMatch(/battery/i)
})

test.each(['%%', '__', "'; drop table products; --", '\\\\'])(
  'odd text is searched for literally and finds nothing: %j',
  async (input) => {
    expect(await send(input)).toEqual([])
  },
)

test('a request without a query returns nothing', async () => {
  const response = await (await testApp()).request('http://shop.test/buscar/sugerencias')
  expect(await response.json()).toEqual([])
})

test('a very long text is cut, not refused', async () => {
  expect(await send('𓀀'.repeat(1000))).toEqual([])
  expect(await send(`kit luz${' '.repeat(5000)}`)).toHaveLength(1)
})
