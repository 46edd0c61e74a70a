import { intlLocales, type Locale } from '#kernel/locale.ts'

export const connectionBarId = 'linea'

/** '21 nov 2026, 2:05 p.m.', in the time of whoever reads. */
export function seenDate(seenAt: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocales[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(seenAt))
}

export interface ConnectionMessage {
  /** What is wrong with the line; already safe in HTML, as all messages of the shop are. */
  readonly lead: string
  /** When the shown prices were seen. */
  readonly seen: string
}

/** What the bar about the line says; the service worker writes the same into pages that it kept. */
export const connectionBarHtml = ({ lead, seen }: ConnectionMessage): string =>
  `<p><strong>${lead}</strong> <span>${seen}</span></p>`
