import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app.ts'
import routes from '../routes.ts'

/** The addresses of pages that are the same for everybody. */
const pagesIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', file, children }) => {
    if (children) return pagesIn(children)
    return file.endsWith('.tsx') && !/[:*]/.test(path) ? [`/${path}`] : []
  })

test('whoever comes to a page by a link finds what stands at its address', async () => {
  const app = await testApp()
  const statusOf = async (path: string) =>
    (await app.request(`http://shop.test${path}`, { headers: { 'Accept-Language': 'es' } })).status
  const found: string[] = []
  for (const path of [...pagesIn(routes), '/catalogo/kit-luz-100-w-y-640-wh'])
    if ((await statusOf(path)) === 200) found.push(path)
  expect(found.length).toBeGreaterThan(25)
  const linked = found.map((path) => (path === '/' ? '/_.data' : `${path}.data`))
  const answers = await Promise.all(linked.map(async (path) => [path, await statusOf(path)]))
  expect(answers).toEqual(linked.map((path) => [path, 200]))
})
