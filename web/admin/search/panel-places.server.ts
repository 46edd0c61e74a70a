import { byLocale } from '#kernel/locale.ts'
import { mayOpen, type StaffUser } from '#shop/permissions/panel-access.rules.ts'
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

const helpPage = /^\/admin\/manual#(.+)$/

/** The page that a place is about: of help the page that it explains. */
function pageOf(to: string): string {
  const [, word] = helpPage.exec(to) ?? []
  const entries = adminNav.flatMap((group) => [...group.entries])
  return entries.find((entry) => entry.word === word)?.to ?? to.replace(/#.*/, '')
}

type Places = Readonly<Record<'pages' | 'settings' | 'help', readonly Place[]>>

/** Only what somebody may open. */
export function placesFor(staff: StaffUser, { pages, settings, help }: Places): Places {
  const open = (places: readonly Place[]) => places.filter(({ to }) => mayOpen(staff, pageOf(to)))
  return { pages: open(pages), settings: open(settings), help: open(help) }
}

/** What the panel itself is made of, by language. */
export const panelPlaces = byLocale((locale) => {
  const messages = messagesIn(locale)
  return { pages: pagesOf(messages), settings: settingsOf(messages), help: helpOf(messages) }
})
