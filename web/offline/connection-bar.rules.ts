import { intlLocales, type Locale } from '#kernel/locale.ts'

export const connectionBarId = 'linea'
/** The notice of a slow connection, hidden in every page. */
export const slowNoticeId = 'conexion-lenta'
/** Stored once it was shown in this session. */
export const slowNotifiedKey = 'slowConnectionTold'

/** '21 nov 2026, 2:05 p.m.', in the visitor's time zone. */
export function fetchedDate(seenAt: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocales[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(seenAt))
}

export interface ConnectionMessage {
  /** The connection problem; already escaped for HTML, as all messages of the shop are. */
  readonly lead: string
  /** When the shown prices were fetched. */
  readonly seen: string
}

/** The text of the connection bar; the service worker writes the same into cached pages. */
export const connectionBarHtml = ({ lead, seen }: ConnectionMessage): string =>
  `<p><strong>${lead}</strong> <span>${seen}</span></p>`
