import { expect, test } from 'vitest'
import {
  filesOf,
  lightImagesOf,
  modulesOf,
  titleOf,
  withCachedPages,
  withFetchedDate,
  withoutScripts,
} from './cached-html.rules.ts'

const bar =
  '<div id="linea" role="status" data-locale="es" data-lead="Sin conexión a Internet" data-text="Precios vistos el {date}." class="line-bar"></div>'
const page = `<!doctype html><html><head><title>Baterías &amp; más · Girasol: kits</title>
<link data-words="" rel="preload" as="fetch" href="/locales/es/translation.json?v=ab12"/>
<link rel="modulepreload" href="/assets/a-1.js"/><script type="application/ld+json">{"a":1}</script></head>
<body>${bar}<img alt="" src="/products/kit.avif"/><img src="/products/kit.svg"/><img src="https://e.example/x.png"/>
<div id="vistas" data-title="Páginas guardadas"></div>
<script>let a = 1</script><script type="module" async="">import "/assets/a-1.js"</script></body></html>`

test('a cached page says that there is no connection and when its prices were fetched (S-179)', () => {
  const cached = withFetchedDate(page, '2026-11-20T17:00:00.000Z')
  expect(cached).toMatch(
    /data-seen="2026-11-20T17:00:00.000Z"><p><strong>Sin conexión a Internet<\/strong> <span>Precios vistos el 20 nov 2026, .*\.<\/span><\/p><\/div>/,
  )
})

test('nothing else of it changes', () => {
  expect(withFetchedDate('<p>no bar</p>', '2026-11-20T17:00:00.000Z')).toBe('<p>no bar</p>')
  expect(
    withFetchedDate(page, '2026-11-20T17:00:00.000Z').replace(/<div id="linea".*<\/div>/, bar),
  ).toBe(page)
})

test('its files, its messages and the light versions of its images are found', () => {
  expect(filesOf(page)).toEqual(['/locales/es/translation.json?v=ab12', '/assets/a-1.js'])
  expect(lightImagesOf(page)).toEqual(['/products/kit-light.webp', '/products/kit.svg'])
  expect(titleOf(page)).toBe('Baterías &amp; más')
})

test('the static imports of a module are found, not the dynamic ones', () => {
  const code =
    'import{n as e}from"./react-_V1j.js";import"./part~a.js";import{t}from"./react-_V1j.js";const l=()=>import(`./late-1.js`),w=`from"x"`'
  expect(modulesOf(code)).toEqual(['/assets/react-_V1j.js', '/assets/part~a.js'])
})

test('the offline page lists the pages available offline', () => {
  const pages = [{ url: '/catalogo?a="1"&b=2', title: 'Baterías &amp; más' }]
  expect(withCachedPages(page, pages)).toContain(
    '<h2>Páginas guardadas</h2><ul><li><a href="/catalogo?a=&quot;1&quot;&amp;b=2">Baterías &amp; más</a></li></ul>',
  )
  expect(withCachedPages(page, [])).toBe(page)
})

test('the offline page runs and preloads no script', () => {
  const still = withoutScripts(page)
  expect(still).not.toMatch(/<script(?! type="application\/ld)|modulepreload|translation\.json/)
  expect(still).toContain('{"a":1}')
})
