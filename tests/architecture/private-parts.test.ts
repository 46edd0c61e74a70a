import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { betterAuth } from 'better-auth'
import { createElement, lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import * as router from 'react-router'
import { expect, test } from 'vitest'

/** Each sentence is read by whoever upgrades a package: docs/decisions/tools/0018-private-parts-of-packages.md says why we touch it. */
const read = (file: string) => {
  const path = `node_modules/${file}`
  expect(fs.existsSync(path), `${path} is gone; it is named in decision 18`).toBe(true)
  return fs.readFileSync(path, 'utf8')
}

const emptied = {
  'dom/ssr/fog-of-war':
    'URL_LIMIT, getManifestPath, getPartialManifest, getPatchRoutesOnNavigationFunction, getPathsWithAncestors, handleClientVersionMismatch, isFogOfWarEnabled, useFogOFWarDiscovery',
  'router/instrumentation':
    'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext',
}

test.each(Object.entries(emptied))(
  'react-router still keeps %s in one file of functions that vite.config.ts empties',
  (name, known) => {
    const code = read(`react-router/dist/production/lib/${name}.js`)
    const [, names = ''] = /export \{([^}]*)\}/.exec(code) ?? []
    expect(
      names.trim(),
      `${name} exports other things than lightRouter of vite.config.ts was tried with`,
    ).toBe(known)
  },
)

test('react-router still writes its manifest as the build and the offline pages read it', () => {
  const writers = fs
    .readdirSync('node_modules/@react-router/dev/dist')
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`@react-router/dev/dist/${name}`))
  expect(
    writers.some((code) => code.includes('window.__reactRouterManifest=$' + '{')),
    'the manifest is written in another way: scripts/build/slim-manifest.rules.ts and the offline pages read it',
  ).toBe(true)
})

test('react-router still hands the data of a page over as page-state.ts does', () => {
  const code = read('react-router/dist/production/lib/dom/ssr/single-fetch.js')
  for (const call of ['enqueue($' + '{escapeHtml(JSON.stringify(value))})', 'close()'])
    expect(
      code,
      'data are handed over in another way: see web/shell/rendering/page-state.ts',
    ).toContain(`window.__reactRouterContext.streamController.${call};`)
  expect(read('react-router/dist/production/lib/dom/ssr/server.js')).toContain(
    'context.serverHandoffStream ? ',
  )
})

test('a string of React still says which part was not ready', async () => {
  const Late = lazy(() => new Promise<never>(() => {}))
  const html = renderToString(createElement(Suspense, null, createElement(Late)))
  expect(html, 'see web/shell/rendering/render-page.ts').toContain('<!--$!-->')
})

test('react-router still has the wrappers with which the light server of the check dresses routes', () => {
  for (const name of ['UNSAFE_withComponentProps', 'UNSAFE_withErrorBoundaryProps'])
    expect(
      typeof (router as Record<string, unknown>)[name],
      `${name} is gone: see scripts/check/touched/light-routes.ts`,
    ).toBe('function')
})

test('lucide still makes each icon of its shapes by one module, which design/icon.ts stands for', () => {
  const icon = read('lucide-react/dist/esm/icons/sun.mjs')
  expect(read('lucide-react/dist/esm/createLucideIcon.mjs')).toContain('as default')
  for (const part of ['createLucideIcon(__iconData)', 'node: ['])
    expect(icon, 'an icon is made in another way: see ownIcons in scripts/build').toContain(part)
})

test('PGlite still has the steps that the embedded database overrides', () => {
  const { prototype } = PGlite as unknown as { prototype: Record<string, unknown> }
  expect(
    typeof prototype._initArrayTypes,
    'PGlite reads array types elsewhere: PlainPGlite in open-embedded.ts saves nothing any more',
  ).toBe('function')
  expect(
    typeof NodeFS.prototype.init,
    'NodeFS is set up elsewhere: without DurableFs a power cut loses acknowledged commits',
  ).toBe('function')
  expect(
    PGlite.defaultStartParams,
    '-F is not a default any more: fsync may be on without open-embedded.ts',
  ).toContain('-F')
})

test('better-auth still keeps one-time values by the methods that links are made with', async () => {
  const engine = betterAuth({
    secret: 'x'.repeat(32),
    baseURL: 'http://localhost',
    logger: { disabled: true },
  })
  const { internalAdapter } = await engine.$context
  for (const name of [
    'createVerificationValue',
    'findVerificationValue',
    'consumeVerificationValue',
  ] as const)
    expect(
      typeof internalAdapter[name],
      `${name} is gone: links of letters are made with it in links.service.server.ts`,
    ).toBe('function')
})
