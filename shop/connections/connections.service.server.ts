import { problemsWith } from '#platform/config.ts'
import type { Needs, ServiceConfig } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { reseal, seal, unseal } from '#platform/encryption.ts'
import { type Secrets, secretsIn, sign } from '#platform/secrets.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { TypedConnection } from './connection-form.input.ts'
import {
  type ConnectionForm,
  changesToNotify,
  connectionFormNames,
  fieldsOf,
  isEncrypted,
  purposeOf,
  type ShownConnection,
  takesRealMoney,
  type Variables,
  variablesOf,
} from './connection-forms.rules.ts'
import {
  allConnections,
  deleteConnection,
  lockConnections,
  resealConnection,
  writeConnection,
} from './connections.queries.server.ts'
import { writeToOwners } from './owner-emails.service.server.ts'
import { invalidMailFields, smtpAddress, smtpParts } from './smtp-address.rules.ts'

/** Encrypts what the owner set with the current secret; how many. */
export const resealConnections = ({ db }: Needs, secrets: Secrets): Promise<number> =>
  inTransaction(asSystem(db, 'connections get the new key'), async ({ tx }) => {
    let changed = 0
    for (const { name, sealed } of await lockConnections(tx)) {
      const renewed = reseal(secrets, purposeOf(name), sealed)
      if (renewed === null) continue
      await resealConnection(tx, name, renewed)
      changed += 1
    }
    return changed
  })

type Row = Awaited<ReturnType<typeof allConnections>>[number]

const opened = (rows: readonly Row[], secrets: Secrets): Variables =>
  Object.fromEntries(
    rows
      .map(({ name, sealed }) => [name, unseal(secrets, purposeOf(name), sealed)] as const)
      .filter(([, value]) => value !== null),
  ) as Variables

/** What the owner set, by variable; a value that none of the secrets opens is left out. */
export const storedConnections = (
  { db }: Pick<Needs, 'db'>,
  secrets: Secrets,
): Promise<Variables> =>
  inTransaction(asSystem(db, 'the shop connects to its services'), async ({ tx }) =>
    opened(await allConnections(tx), secrets),
  )

const inEnvironment = ({ SET_IN_ENVIRONMENT = [] }: ServiceConfig, form: ConnectionForm) =>
  SET_IN_ENVIRONMENT.filter((name) => variablesOf(form).includes(name))

/** The fields of a form, from the environment where that decides, else from what the owner set. */
function fieldValues(config: ServiceConfig, form: ConnectionForm, stored: Variables): Variables {
  const names = variablesOf(form)
  const source: Readonly<Record<string, unknown>> =
    inEnvironment(config, form).length > 0 ? { ...config } : stored
  const values: Variables = Object.fromEntries(
    names.map((name) => [name, String(source[name] ?? '')]),
  )
  if (form === 'mail') return { ...values, ...smtpParts(values.SMTP_URL ?? '') }
  if (form !== 'copies') return values
  const isOff = values.BACKUP_AT === noCopies
  return { ...values, copies_daily: isOff ? 'off' : 'on' }
}

/** What the time of the daily backup is where there is none. */
const noCopies = 'off'

const newest = (dates: readonly Date[]): Date | null =>
  dates.length === 0 ? null : new Date(Math.max(...dates.map((date) => date.getTime())))

/** What another secret would not have in its place; it says nothing about this one. */
const markOf = (secrets: Secrets, name: string, value: string): string =>
  sign(secrets, `mark of ${purposeOf(name)}`, value)
    .toString('base64url')
    .slice(0, 16)

/** For staff: the services and how they are connected. */
export const shownConnections = (ctx: Needs<'config'>): Promise<ShownConnection[]> =>
  inTransaction(ctx, async ({ tx, config }) => {
    const rows = await allConnections(tx)
    const own = secretsIn(config)
    const stored = opened(rows, own)
    return connectionFormNames.map((form) => {
      const set = fieldValues(config, form, stored)
      const values = set.copies_daily === 'off' ? { ...set, BACKUP_AT: '' } : set
      const shown = fieldsOf(form).filter(({ kind }) => kind !== 'secret')
      const secrets = fieldsOf(form).filter(({ name, kind }) => kind === 'secret' && values[name])
      const ownRows = rows.filter(({ name }) => variablesOf(form).includes(name))
      return {
        form,
        inEnvironment: inEnvironment(config, form),
        values: Object.fromEntries(shown.map(({ name }) => [name, values[name] ?? ''])),
        secrets: Object.fromEntries(
          secrets.map(({ name }) => [name, markOf(own, name, values[name] ?? '')]),
        ),
        changedAt: newest(ownRows.map(({ changedAt }) => changedAt)),
      }
    })
  })

/** The fields of a form as they become: an empty secret stays as it is, a forgotten one goes. */
function fieldsFrom(before: Variables, { form, values, forgotten }: TypedConnection) {
  const fields: Record<string, string> = {}
  for (const { name, kind } of fieldsOf(form)) {
    const isUntouched = kind === 'secret' && values[name] === ''
    const value = (isUntouched ? before[name] : values[name]) ?? ''
    fields[name] = forgotten.includes(name) ? '' : value
  }
  return fields
}

function smtpFrom(fields: Variables) {
  const { smtp_host = '', smtp_port = '', smtp_user = '', smtp_password = '' } = fields
  return { smtp_host, smtp_port, smtp_user, smtp_password }
}

/** What the form's variables become. */
function variablesFrom(before: Variables, typed: TypedConnection): Variables {
  const { form } = typed
  const fields = fieldsFrom(before, typed)
  fields.SMTP_URL = smtpAddress(smtpFrom(fields))
  if (fields.copies_daily === 'off') fields.BACKUP_AT = noCopies
  if (fields.PAYPAL_CLIENT_ID === '') fields.PAYPAL_MODE = ''
  return Object.fromEntries(
    variablesOf(form).flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  )
}

/** As the audit may state it: of a secret only that it was replaced. */
function noted(form: ConnectionForm, variables: Variables, secretAs: 'former' | 'new') {
  const isPublic = (name: string) =>
    fieldsOf(form).some((field) => field.name === name && field.kind !== 'secret')
  return (name: string): [string, string] => {
    const value = variables[name] ?? ''
    return [name, value === '' || isPublic(name) ? value : secretAs]
  }
}

const invalidFields = (variables: Variables): string[] => {
  const unsafe = Object.keys(variables).filter((name) => !isEncrypted(name, variables[name] ?? ''))
  const problems = unsafe.length > 0 ? unsafe : problemsWith(variables)
  return problems.map((name) => (name === 'SMTP_URL' ? 'smtp_host' : name))
}

/** Every field to correct, in the order of the form; of an SMTP server that is wrong its address says nothing more. */
function problemsOf(before: Variables, after: Variables, typed: TypedConnection): string[] {
  const { form } = typed
  const fields = fieldsFrom(before, typed)
  const own = form === 'mail' ? invalidMailFields(fields.MAIL_FROM ?? '', smtpFrom(fields)) : []
  const { SMTP_URL, ...others } = after
  const found = [...own, ...invalidFields(own.length > 0 ? others : after)]
  const shown = fieldsOf(form).map(({ name }) => name)
  return [...shown.filter((name) => found.includes(name)), ...found].filter(
    (name, at, all) => all.indexOf(name) === at,
  )
}

export type ConnectionOutcome =
  | { readonly ok: true; readonly isChanged: boolean }
  | {
      readonly ok: false
      readonly code: 'in_environment' | 'invalid' | 'unsure'
      readonly fields: readonly string[]
    }

function outcomeOf(
  fields: readonly string[],
  changed: readonly string[],
  isUnsure: boolean,
): ConnectionOutcome {
  if (fields.length > 0) return { ok: false, code: 'invalid', fields }
  if (isUnsure) return { ok: false, code: 'unsure', fields: ['isSure'] }
  return { ok: true, isChanged: changed.length > 0 }
}

/** Sets a service; the processes of the shop follow as soon as it is committed. */
export const saveConnection = (
  ctx: Needs<'now' | 'requestId' | 'config' | 'shopUrl'>,
  typed: TypedConnection,
): Promise<ConnectionOutcome> =>
  inTransaction(ctx, async (inside): Promise<ConnectionOutcome> => {
    const { tx, config, now } = inside
    const { form } = typed
    if (inEnvironment(config, form).length > 0)
      return { ok: false, code: 'in_environment', fields: [] }
    const secrets = secretsIn(config)
    const before = fieldValues(config, form, opened(await allConnections(tx), secrets))
    const after = variablesFrom(before, typed)
    const changed = variablesOf(form).filter((name) => (after[name] ?? '') !== before[name])
    const outcome = outcomeOf(
      problemsOf(before, after, typed),
      changed,
      takesRealMoney(changed, after) && !typed.isSure,
    )
    if (!outcome.ok || !outcome.isChanged) return outcome
    for (const name of changed)
      if (after[name])
        await writeConnection(tx, name, seal(secrets.current, purposeOf(name), after[name]), now)
      else await deleteConnection(tx, name)
    await recordChanges(inside, [
      {
        ...{ area: 'connection', subject: form, action: 'changed' },
        before: Object.fromEntries(changed.map(noted(form, before, 'former'))),
        after: Object.fromEntries(changed.map(noted(form, after, 'new'))),
      },
    ])
    await writeToOwners(
      inside,
      form,
      changesToNotify(form, before, fieldValues(config, form, after)),
    )
    return outcome
  })
