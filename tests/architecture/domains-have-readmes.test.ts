import fs from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesBelow } from './sources.ts'
import { ownersOf } from './tables.ts'

const maxLines = 25

interface Domain {
  readonly name: string
  readonly readme: string
  readonly tables: readonly string[]
  /** What its services export. */
  readonly verbs: readonly string[]
}

const named = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The part of a README that begins with `**Verbs:**` and ends before the next bold label. */
const sectionOf = (readme: string, label: string): string | null =>
  readme.match(new RegExp(`\\*\\*${label}:\\*\\*([\\s\\S]*?)(?=\\n\\*\\*|\\n\\n|$)`))?.[1] ?? null

/** What is false or missing in the README of a domain. */
function faultsOf({ name, readme, tables, verbs }: Domain): string[] {
  if (readme === '') return [`${name} has no README`]
  const lines = readme.trimEnd().split('\n').length
  const stated = sectionOf(readme, 'Tables')
  const unknown = named(stated ?? '').filter((table) => !tables.includes(table))
  const missing = tables.filter((table) => !named(readme).includes(table))
  const gone = named(sectionOf(readme, 'Verbs') ?? '').filter((verb) => !verbs.includes(verb))
  return [
    ...(lines > maxLines ? [`${name}: ${lines} lines, and ${maxLines} are allowed`] : []),
    ...(stated === null ? [`${name} does not state its **Tables:**`] : []),
    ...unknown.map((table) => `${name} names ${table}, on which its policies grant nothing`),
    ...missing.map((table) => `${name} does not name its table ${table}`),
    ...gone.map((verb) => `${name} names ${verb}, which no service of it exports`),
  ]
}

const exported = /^export (?:async )?(?:function|const) (\w+)/gm

function domainsOfTheShop(): Domain[] {
  const owners = ownersOf()
  const services = sourcesBelow('shop').filter(({ file }) => file.endsWith('.service.server.ts'))
  const folders = fs.readdirSync('shop', { withFileTypes: true }).filter((one) => one.isDirectory())
  return folders.map(({ name }) => {
    const path = `shop/${name}/README.md`
    return {
      name,
      readme: fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '',
      tables: [...owners].filter(([, owner]) => owner === name).map(([table]) => table),
      verbs: services
        .filter(({ file }) => file.startsWith(`shop/${name}/`))
        .flatMap(({ text }) => [...text.matchAll(exported)].map(([, verb = '']) => verb)),
    }
  })
}

test('every domain says in a short README what it is for, with its tables and verbs', () => {
  const domains = domainsOfTheShop()
  expect(domains.length).toBeGreaterThan(20)
  expect(domains.flatMap(faultsOf)).toEqual([])
})

test('a README that is missing, long or false would be found', () => {
  const cart = { name: 'cart', tables: ['carts', 'lines'], verbs: ['addToCart'] }
  const readme = '# Cart\n\n**Tables:** `carts`, `boxes`.\n**Verbs:** `addToCart`, `emptyCart`.\n'
  expect(faultsOf({ ...cart, readme: '' })).toEqual(['cart has no README'])
  expect(faultsOf({ ...cart, readme })).toEqual([
    'cart names boxes, on which its policies grant nothing',
    'cart does not name its table lines',
    'cart names emptyCart, which no service of it exports',
  ])
  const long = `**Tables:** \`carts\`, \`lines\`.\n${'more\n'.repeat(maxLines)}`
  expect(faultsOf({ ...cart, readme: long })).toEqual(['cart: 26 lines, and 25 are allowed'])
})
