import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { NamedMethod } from '#kernel/payment-method.ts'
import type { AuditEntry } from '#shop/audit/audit.rules.ts'
import { type AuditFormatMessages, idsIn } from '#shop/audit/audit-format.rules.ts'
import { ownVariables } from '#shop/connections/connection-forms.rules.ts'
import { maintenanceKey } from '#shop/maintenance/maintenance.rules.ts'
import { fieldsOf, keysOf, settingFormNames } from '#shop/settings/setting-forms.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** The labels of the settings in their forms; of bilingual texts the English one is marked. */
function settingNames(locale: Locale): Record<string, string> {
  const { settings, audit } = messagesIn(locale)
  const named: Readonly<Record<string, string>> = settings.fields
  return Object.fromEntries(
    settingFormNames.flatMap(fieldsOf).flatMap((field) => {
      const name = named[field.key] ?? field.key
      const names = [name, format(audit.inEnglish, { field: name })]
      return keysOf(field).map((key, i) => [key, names[i] ?? name])
    }),
  )
}

const flagSettings = settingFormNames
  .flatMap(fieldsOf)
  .flatMap(({ key, kind }) => (kind === 'flag' ? [key] : []))

/** The messages of all domains that audit changes. */
export function auditMessagesIn(
  locale: Locale,
  methods: readonly NamedMethod[],
): AuditFormatMessages {
  const texts = messagesIn(locale)
  const { accounting, audit, connections, legal, permissions, productsStaff, ordersStaff } = texts
  const { labels, values: figureValues } = texts.catalogue.specs
  const { areas, actions, unknown, unnamed, subjects, fields, values, yes, no } = audit
  return {
    ...{ areas, actions, unknown, unnamed, yes, no },
    names: {},
    figures: { labels, values: figureValues },
    values: {
      ...values,
      ...Object.fromEntries(
        [...flagSettings, maintenanceKey].map((key) => [
          `setting.${key}`,
          { true: yes, false: no },
        ]),
      ),
      'product.category': texts.catalogue.category,
      'permission.permissions': permissions.names,
      ...Object.fromEntries(
        ownVariables.map((name) => [
          `connection.${name}`,
          { ...connections.choices, ...connections.secrets },
        ]),
      ),
      'order.kind': accounting.costForm.kinds,
      'order.payment': ordersStaff.paymentStates,
      'order.compliance': ordersStaff.complianceStates,
      'order.delivery': ordersStaff.deliveryStates,
      'zelle.payment': ordersStaff.paymentStates,
      'donation.state': texts.donationsStaff.states,
    },
    subjects: {
      ...subjects,
      connection: Object.fromEntries(
        Object.entries(connections.forms).map(([form, { title }]) => [form, title]),
      ),
      legal: legal.titles,
      payment_method: Object.fromEntries(methods.map(({ method, name }) => [method, name])),
      setting: { ...subjects.setting, ...settingNames(locale) },
    },
    fields: {
      ...fields,
      connection: { ...connections.fields, SMTP_URL: connections.fields.smtp_host },
      product: productsStaff.fields,
    },
  }
}

/** The rows whose names an entry needs: who made the change, who looked first, whatever else it states. */
export const usersIn = (entries: readonly AuditEntry[]): string[] => [
  ...entries.flatMap(({ byUser }) => (byUser ? [byUser] : [])),
  ...idsIn(entries),
]

interface Names {
  readonly users: Readonly<Record<string, { readonly name: string; readonly email: string }>>
  /** By SKU. */
  readonly products: Readonly<Record<string, string>>
  readonly sets: readonly { readonly id: string; readonly name: string }[]
}

/** Persons, products and sets of permissions are shown by name. */
export const withNames = (
  messages: AuditFormatMessages,
  { users, products, sets }: Names,
): AuditFormatMessages => ({
  ...messages,
  names: Object.fromEntries([
    ...Object.entries(users).map(([id, { name, email }]) => [id, name || email]),
    ...sets.map(({ id, name }) => [id, name]),
  ]),
  subjects: {
    ...messages.subjects,
    product: Object.fromEntries(
      Object.entries(products).map(([sku, name]) => [sku, `${name} · ${sku}`]),
    ),
  },
})
