import type { FormValues } from '#kernel/text/merged-form.ts'
import { noChoice } from '#kernel/text/text-input.ts'

export interface ConnectionField {
  readonly name: string
  /** A secret is never shown again; a choice is one of `choices`. */
  readonly kind: 'text' | 'secret' | 'choice' | 'long'
  readonly choices?: readonly string[]
  /** What was set without a choice of the owner's. */
  readonly usual?: string
}

interface ConnectionFormRules {
  /** The variables that it sets; one of them in the environment, and the environment decides all of them. */
  readonly variables: readonly string[]
  readonly fields: readonly ConnectionField[]
}

const text = (name: string): ConnectionField => ({ name, kind: 'text' })
const secret = (name: string): ConnectionField => ({ name, kind: 'secret' })
const choice = (name: string, choices: readonly string[], usual = ''): ConnectionField => ({
  ...{ name, kind: 'choice' as const, choices },
  usual,
})
const own = (fields: readonly ConnectionField[]): ConnectionFormRules => ({
  fields,
  variables: fields.map(({ name }) => name),
})

/** The services that the owner connects, by form. */
export const connectionForms = {
  paypal: own([
    text('PAYPAL_CLIENT_ID'),
    secret('PAYPAL_SECRET'),
    text('PAYPAL_WEBHOOK_ID'),
    choice('PAYPAL_MODE', ['sandbox', 'live'], 'sandbox'),
  ]),
  mail: {
    variables: ['SMTP_URL', 'RESEND_API_KEY', 'MAIL_FROM'],
    fields: [
      text('MAIL_FROM'),
      text('smtp_host'),
      text('smtp_port'),
      text('smtp_user'),
      secret('smtp_password'),
      secret('RESEND_API_KEY'),
    ],
  },
  captcha: own([
    choice('CAPTCHA_PROVIDER', ['', 'turnstile', 'hcaptcha']),
    text('CAPTCHA_SITE_KEY'),
    secret('CAPTCHA_SECRET'),
  ]),
  assistant: own([
    choice('ASSISTANT_KIND', ['', 'openai', 'anthropic']),
    text('ASSISTANT_MODEL'),
    secret('ASSISTANT_API_KEY'),
    text('ASSISTANT_API_BASE'),
  ]),
  screening: own([{ name: 'SCREENING_LISTS_URLS', kind: 'long' }]),
  copies: {
    variables: ['BACKUP_AT', 'BACKUP_KEEP'],
    fields: [
      choice('copies_daily', ['on', 'off'], 'on'),
      { ...text('BACKUP_AT'), usual: '08:30' },
      { ...text('BACKUP_KEEP'), usual: '7' },
    ],
  },
} as const satisfies Record<string, ConnectionFormRules>

export type ConnectionForm = keyof typeof connectionForms
export const connectionFormNames = Object.keys(connectionForms) as ConnectionForm[]
export const isConnectionForm = (name: unknown): name is ConnectionForm =>
  connectionFormNames.some((form) => form === name)

export const fieldsOf = (form: ConnectionForm): readonly ConnectionField[] =>
  connectionForms[form].fields
export const variablesOf = (form: ConnectionForm): readonly string[] =>
  connectionForms[form].variables
export const ownVariables: readonly string[] = connectionFormNames.flatMap(variablesOf)

/** The addresses of a variable that holds several. */
export const addressesIn = (value: string): string[] => [
  ...new Set(
    value
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  ),
]

/** What a value is sealed for, so that none can stand for another. */
export const purposeOf = (name: string): string => `connection ${name}`

export type Variables = Readonly<Record<string, string>>

export interface ShownConnection {
  readonly form: ConnectionForm
  /** Its variables that the environment sets: then nothing of it is set in the panel. */
  readonly inEnvironment: readonly string[]
  /** By field; never a secret. */
  readonly values: Variables
  /** The secrets that are set, by field, each with a mark that another one would not have. */
  readonly secrets: Variables
  readonly changedAt: Date | null
}

/** A connection as its form sends it; of a secret its mark, which alone is ever shown. */
export const connectionFormData = ({ form, values, secrets }: ShownConnection): FormValues =>
  Object.fromEntries(
    fieldsOf(form).map(({ name, kind, usual = '' }) => {
      if (kind === 'secret') return [name, secrets[name] ?? '']
      const value = values[name] ?? ''
      if (kind === 'long') return [name, value.replaceAll(',', '\n')]
      return [name, value || usual || (kind === 'choice' ? noChoice : '')]
    }),
  )

/** The stored variables that count: a form of which the environment sets a part is left to it. */
export function effective(stored: Variables, inEnvironment: readonly string[]): Variables {
  const free = connectionFormNames
    .filter((form) => !variablesOf(form).some((name) => inEnvironment.includes(name)))
    .flatMap(variablesOf)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => free.includes(name)))
}

/** Of which every owner hears when they change: money or e-mails pass through them. */
const notifiedForms: readonly ConnectionForm[] = ['paypal', 'mail']

export interface FieldChange {
  readonly field: ConnectionField
  readonly before: string
  readonly after: string
}

/** What is another in a service that owners hear of, by its fields. */
export const changesToNotify = (
  form: ConnectionForm,
  before: Variables,
  after: Variables,
): FieldChange[] =>
  notifiedForms.includes(form)
    ? fieldsOf(form)
        .map((field) => ({
          field,
          before: before[field.name] ?? '',
          after: after[field.name] ?? '',
        }))
        .filter((change) => change.before !== change.after)
    : []

/** Addresses that the owner types lead out of this machine, and nothing is sent to them in the clear. */
const mustBeHttps = ['ASSISTANT_API_BASE', 'SCREENING_LISTS_URLS']
export const isEncrypted = (name: string, value: string): boolean =>
  !mustBeHttps.includes(name) ||
  value
    .split(',')
    .map((url) => url.trim())
    .every((url) => url === '' || url.startsWith('https://'))

/** Whether a change is one of keys that take real money, from the moment it is saved. */
export const takesRealMoney = (changed: readonly string[], after: Variables): boolean =>
  after.PAYPAL_MODE === 'live' && changed.some((name) => name !== 'PAYPAL_WEBHOOK_ID')
