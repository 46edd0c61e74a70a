import { byLocale, contentIn, type Locale } from '#kernel/locale.ts'
import { connectionFormNames, fieldsOf } from '#shop/connections/connection-forms.rules.ts'
import { mayOpen, type StaffUser } from '#shop/permissions/panel-access.rules.ts'
import { settingFormNames, settingForms } from '#shop/settings/setting-forms.rules.ts'
import { messagesIn, type ShopMessages } from '#web/shell/request/messages.server.ts'
import { adminNav } from '../frame/admin-nav.ts'
import { manualSections } from '../manual/manual-text.server.ts'
import type { Place } from './places.rules.ts'

/** What it is also called by whoever looks for it. */
function wordsFor({ searchWords }: ShopMessages['admin'], name: string): string {
  const words: Readonly<Record<string, string>> = searchWords
  return Object.hasOwn(words, name) ? (words[name] ?? '') : ''
}

const pagesOf = ({ admin }: ShopMessages): Place[] =>
  adminNav.flatMap(({ group, entries }) =>
    entries.map(({ to, word }) => ({
      ...{ to, title: admin.nav[word], text: admin.groups[group] },
      words: wordsFor(admin, word),
    })),
  )

/** The services that the shop works with, by their names and fields. */
function connectionsOf({ admin, connections }: ShopMessages): Place[] {
  const labels: Readonly<Record<string, string>> = connections.fields
  return connectionFormNames.map((form) => ({
    to: `/admin/conexiones#${form}`,
    title: connections.forms[form].title,
    text: [
      connections.forms[form].text,
      ...fieldsOf(form).map(({ name }) => labels[name] ?? ''),
    ].join(' '),
    words: wordsFor(admin, form),
  }))
}

/** How buyers pay, by the names of the methods that every shop starts with. */
const methodsOf = ({ methods }: ShopMessages): Place[] => [
  {
    to: '/admin/pagos',
    title: methods.title,
    text: methods.text,
    words: `PayPal Zelle ${methods.recipient} ${methods.secondAbove} ${methods.add.text}`,
  },
]

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

/** What the manual says under a heading; it is written in Spanish. */
function manualOf(word: string): string {
  const blocks = manualSections.find(({ id }) => id === word)?.blocks ?? []
  return blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items
      return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : [block.text]
    })
    .join(' ')
}

const helpOf = ({ admin, help }: ShopMessages, locale: Locale): Place[] =>
  adminNav.flatMap(({ entries }) =>
    entries.map(({ word }) => ({
      to: `/admin/manual#${word}`,
      title: admin.nav[word],
      text: help.pages[word],
      words: contentIn(locale, { es: manualOf(word), en: '' }),
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
  return {
    pages: pagesOf(messages),
    settings: [...settingsOf(messages), ...connectionsOf(messages), ...methodsOf(messages)],
    help: helpOf(messages, locale),
  }
})
