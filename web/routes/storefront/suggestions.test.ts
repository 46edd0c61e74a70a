import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app.ts'

interface Suggestion {
  readonly id: string
  readonly name: string
}

async function ask(typed: string, headers: Record<string, string> = {}): Promise<Suggestion[]> {
  const app = await testApp()
  const address = `http://shop.test/buscar/sugerencias?q=${encodeURIComponent(typed)}`
  const answer = await app.request(address, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  return (await answer.json()) as Suggestion[]
}

test('suggestions begin with the second character (S-154)', async () => {
  expect(await ask('')).toEqual([])
  expect(await ask('b')).toEqual([])
  expect(await ask(' b ')).toEqual([])
  expect(await ask('ba')).not.toEqual([])
})

test('there are at most five (S-155)', async () => {
  expect(await ask('kit')).toHaveLength(5)
  expect(await ask('kit luz')).toHaveLength(1)
})

test('a name is suggested when it contains the text in any capitals (S-156)', async () => {
  const found = await ask('ATERÍA')
  expect(found).toHaveLength(5)
  for (const { name } of found) expect(name.toLowerCase()).toContain('atería')
  expect(await ask('zzzz')).toEqual([])
})

test('names come in the language of the visitor', async () => {
  const [english] = await ask('battery', { Cookie: 'i18next=en' })
  expect(english?.name).toMatch(/battery/i)
})

test.each(['%%', '__', "'; drop table products; --", '\\\\'])(
  'odd text is searched for literally and finds nothing: %j',
  async (typed) => {
    expect(await ask(typed)).toEqual([])
  },
)

test('an address without a question is answered with nothing', async () => {
  const answer = await (await testApp()).request('http://shop.test/buscar/sugerencias')
  expect(await answer.json()).toEqual([])
})

test('a very long text is cut, not refused', async () => {
  expect(await ask('𓀀'.repeat(1000))).toEqual([])
  expect(await ask(`kit luz${' '.repeat(5000)}`)).toHaveLength(1)
})
