import { byLocale } from '#kernel/locale.ts'
import { settingFormNames, settingForms } from '#shop/settings/setting-forms.rules.ts'
import { messagesIn, type ShopMessages } from '#web/shell/request/messages.server.ts'
import { adminNav } from '../frame/admin-nav.ts'
import type { Place } from './places.rules.ts'

const pagesOf = ({ admin }: ShopMessages): Place[] =>
  adminNav.flatMap(({ group, entries }) =>
    entries.map(({ to, word }) => ({ to, title: admin.nav[word], text: admin.groups[group] })),
  )

function settingsOf({ settings }: ShopMessages): Place[] {
  const labels: Readonly<Record<string, string>> = settings.fields
  return settingFormNames.map((form) => ({
    to: `/admin/settings#${form}`,
    title: settings.forms[form].title,
    text: [
      settings.forms[form].text,
      ...settingForms[form].map(({ key }) => labels[key] ?? ''),
    ].join(' '),
  }))
}

const helpOf = ({ admin, help }: ShopMessages): Place[] =>
  adminNav.flatMap(({ entries }) =>
    entries.map(({ word }) => ({
      to: `/admin/manual#${word}`,
      title: admin.nav[word],
      text: help.pages[word],
    })),
  )

/** What the panel itself is made of, by language. */
export const panelPlaces = byLocale((locale) => {
  const messages = messagesIn(locale)
  return { pages: pagesOf(messages), settings: settingsOf(messages), help: helpOf(messages) }
})
