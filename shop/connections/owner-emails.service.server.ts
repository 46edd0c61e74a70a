import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { notifyOwners } from '#shop/accounts/users/owners.service.server.ts'
import type { ConnectionForm, FieldChange } from './connection-forms.rules.ts'
import { messages } from './messages/messages.ts'

type Writing = Needs<'now' | 'shopUrl'> & { readonly tx: Tx }

/** A change in the words of its form. */
function inWords({ field, before, after }: FieldChange, locale: Locale) {
  const { fields, choices, secrets } = messages.connections[locale]
  const textOf = (value: string, secretAs: keyof typeof secrets) => {
    if (value === '' || field.kind === 'text') return value
    return field.kind === 'secret' ? secrets[secretAs] : choices[value as keyof typeof choices]
  }
  return {
    label: fields[field.name as keyof typeof fields],
    before: textOf(before, 'former'),
    after: textOf(after, 'new'),
  }
}

/** Every owner reads what is another in the service and by whom. */
export async function writeToOwners(
  ctx: Writing,
  form: ConnectionForm,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const link = `${ctx.shopUrl}/admin/conexiones#${form}`
  await notifyOwners(ctx, (by, locale) => ({
    kind: 'connection_changed',
    service: messages.connections[locale].forms[form].title,
    changes: changes.map((change) => inWords(change, locale)),
    ...{ by, at: ctx.now, link },
  }))
}
