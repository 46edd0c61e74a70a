import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { NamedMethod } from '#kernel/payment-method.ts'
import type { AuditEntry } from '#shop/audit/audit.rules.ts'
import type { AuditFormatMessages } from '#shop/audit/audit-format.rules.ts'
import { ownVariables } from '#shop/connections/connection-forms.rules.ts'
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

/** The messages of all domains that audit changes. */
export function auditMessagesIn(
  locale: Locale,
  methods: readonly NamedMethod[],
): AuditFormatMessages {
  const { audit, connections, legal, permissions, productsStaff, ordersStaff } = messagesIn(locale)
  const { areas, actions, unknown, subjects, fields, values, yes, no } = audit
  return {
    ...{ areas, actions, unknown, yes, no },
    values: {
      ...values,
      'permission.permissions': permissions.names,
      ...Object.fromEntries(
        ownVariables.map((name) => [`connection.${name}`, connections.secrets]),
      ),
      'order.payment': ordersStaff.paymentStates,
      'order.compliance': ordersStaff.complianceStates,
      'order.delivery': ordersStaff.deliveryStates,
      'zelle.payment': ordersStaff.paymentStates,
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

/** The users that an entry names: who made the change, and who previewed it. */
export const usersIn = ({ byUser, before }: AuditEntry): string[] =>
  [byUser, before?.first_by].filter((id) => typeof id === 'string')

/** The user who previewed it is shown by name. */
export const withUsers = (
  messages: AuditFormatMessages,
  users: Readonly<Record<string, { readonly name: string; readonly email: string }>>,
): AuditFormatMessages => ({
  ...messages,
  values: {
    ...messages.values,
    'zelle.first_by': Object.fromEntries(
      Object.entries(users).map(([id, { name, email }]) => [id, name || email]),
    ),
  },
})
