import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isPanelOnly, rolesFor } from '#shop/accounts/sign-in/access-gate.rules.ts'
import { panelAccess } from '#shop/permissions/panel-access.rules.ts'
import { functionAccess, functionNames } from '#web/functions/functions.server.ts'
import routes from '#web/routes.ts'

const pathsBelow = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    return [...(entry.path ? [path] : []), ...pathsBelow(entry.children ?? [], path)]
  })

const ofPanel = [...new Set(pathsBelow(routes))].filter((path) =>
  isPanelOnly(rolesFor(path) ?? ['customer']),
)

test('every route of the panel states which permission it needs', () => {
  expect(ofPanel.length).toBeGreaterThan(50)
  expect(ofPanel.filter((path) => !Object.hasOwn(panelAccess, path))).toEqual([])
})

test('no permission is stated for a route that is none', () => {
  expect(Object.keys(panelAccess).filter((path) => !ofPanel.includes(path))).toEqual([])
})

/** Functions of everybody: they tell nothing that a visitor may not know. */
const open = [
  'check-system',
  'create_guest_order',
  'compose-set',
  'assistant',
  'get-paypal-client-id',
  'calcular-energia-potencia',
  'record-events',
  'runtime',
  'track-site-visit',
]

test('every function is everybody’s or states which permission it needs', () => {
  expect([...open, ...Object.keys(functionAccess)].toSorted()).toEqual(functionNames.toSorted())
})
