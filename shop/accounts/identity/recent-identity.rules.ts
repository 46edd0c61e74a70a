import { minuteMs } from '#kernel/time.ts'

/** How long a password or a code that was given counts for further changes. */
export const identityMs = 10 * minuteMs

/** Whether the session proved recently enough who uses it; signing in counts. */
export const isRecentIdentity = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < identityMs

interface GuardedRoute {
  /** A form, or a file that is only read. */
  readonly method: 'POST' | 'GET'
  /** Only these buttons of its forms; all of them when missing. */
  readonly intents?: readonly string[]
  /** Only its forms with one of these fields. */
  readonly onlyWith?: readonly (readonly [field: string, value: string])[]
  /** Asked with each form, whatever was proven before; these buttons change nothing. */
  readonly everyTimeBut?: readonly string[]
  /** Of the forms with one of these fields, whatever was proven before; the others count a recent password. */
  readonly everyTimeWith?: readonly (readonly [field: string, value: string])[]
}

/**
 * What empties, hands over or reads the shop from a browser that was left open: payment details with the
 * sum that needs two people, roles, invitations, legal texts, and files with personal data.
 */
export const guardedRoutes: Readonly<Record<string, GuardedRoute>> = {
  '/admin/pagos': { method: 'POST' },
  '/admin/conexiones': { method: 'POST', everyTimeBut: ['test', 'try'] },
  '/admin/listas': { method: 'POST' },
  '/admin/avisos-al-personal': { method: 'POST' },
  '/admin/usuarios': { method: 'POST' },
  '/admin/permisos': {
    method: 'POST',
    everyTimeWith: [
      ['intent', 'name_owner'],
      ['intent', 'step_down'],
    ],
  },
  '/admin/invite': { method: 'POST' },
  '/admin/settings': {
    method: 'POST',
    onlyWith: [
      ['form', 'security'],
      ['form', 'contact'],
    ],
    everyTimeWith: [['form', 'security']],
  },
  '/admin/settings/legales/:slug': { method: 'POST', intents: ['publish'] },
  '/admin/settings/declaracion': { method: 'POST', intents: ['publish'] },
  '/admin/clientes/:id': { method: 'POST', intents: ['erase'] },
  '/admin/clientes/:id/datos.json': { method: 'GET' },
  '/admin/pedidos/archivo.csv': { method: 'GET' },
  '/admin/pedidos/:number/correos': { method: 'POST' },
  '/admin/pedidos/:number/expediente.json': { method: 'GET' },
  '/admin/pedidos/:number/expediente.zip': { method: 'GET' },
  '/admin/copias': {
    method: 'POST',
    intents: ['download'],
    everyTimeWith: [['intent', 'download']],
  },
  '/admin/copias/archivo': { method: 'GET' },
  '/cuenta/mis-datos/archivo': { method: 'GET' },
}

/** The fields of the form that asks again; they never reach the action behind it. */
export const identityFields = ['identity_password', 'identity_code'] as const

/** What was typed, to be sent again together with the password. */
export type TypedFields = readonly (readonly [name: string, value: string])[]

const has = (fields: TypedFields, field: string, value: string): boolean =>
  fields.some(([own, one]) => own === field && one === value)

/** Of a repeated button any one counts: the action may read another than the first. */
export const isGuarded = ({ intents, onlyWith }: GuardedRoute, fields: TypedFields): boolean =>
  (intents === undefined ||
    fields.some(([name, value]) => name === 'intent' && intents.includes(value))) &&
  (onlyWith === undefined || onlyWith.some(([field, value]) => has(fields, field, value)))

/** Whether a password of a few minutes ago does not do. */
export function asksEveryTime(
  { everyTimeBut, everyTimeWith = [] }: GuardedRoute,
  fields: TypedFields,
): boolean {
  if (everyTimeWith.some(([field, value]) => has(fields, field, value))) return true
  if (everyTimeBut === undefined) return false
  const intents = fields.filter(([name]) => name === 'intent').map(([, value]) => value)
  return intents.length === 0 || intents.some((intent) => !everyTimeBut.includes(intent))
}

export const withoutIdentity = (fields: TypedFields): TypedFields =>
  fields.filter(([name]) => !identityFields.some((own) => own === name))

export type IdentityProblem = 'current_required' | 'current_wrong' | 'code_wrong'
