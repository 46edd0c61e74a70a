import { fallbackLocale, type Locale, parseLocale } from '#kernel/locale.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { lightImage } from '#shop/catalogue/images/image.rules.ts'
import { connectionBarHtml, connectionBarId, fetchedDate } from '../connection-bar.rules.ts'

const unique = (found: readonly string[]): string[] => [...new Set(found)]

/** The built files and the messages that a page needs for hydration. */
export const filesOf = (html: string): string[] =>
  unique(html.match(/\/(?:assets\/[\w.-]+|locales\/\w+\/translation\.json\?v=\w+)/g) ?? [])

/** The static imports of a built module. */
export const modulesOf = (code: string): string[] =>
  unique(
    [...code.matchAll(/(?:from|import)"\.\/([\w.~-]+\.js)"/g)].map(([, name]) => `/assets/${name}`),
  )

/** The light versions of the images of a page. */
export const lightImagesOf = (html: string): string[] =>
  unique(
    [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, url = '']) => lightImage(url) ?? []),
  )

/** The page's title without the shop's; escaped, as it is in the page. */
export const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' · ')[0] ?? ''

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

const localeIn = (attributes: string): Locale =>
  parseLocale(attribute(attributes, 'data-locale')) ?? fallbackLocale

const emptyBar = new RegExp(`(<div id="${connectionBarId}")([^>]*)></div>`)

/** The page with the connection bar and the date of its prices. */
export const withFetchedDate = (html: string, seenAt: string): string =>
  html.replace(emptyBar, (_, start: string, attributes: string) => {
    const date = fetchedDate(seenAt, localeIn(attributes))
    const seen = attribute(attributes, 'data-text').replace('{date}', date)
    const lead = attribute(attributes, 'data-lead')
    return `${start}${attributes} data-seen="${seenAt}">${connectionBarHtml({ lead, seen })}</div>`
  })

export interface CachedPage {
  /** Path and query. */
  readonly url: string
  /** Safe in HTML. */
  readonly title: string
}

const emptyList = /(<div id="vistas")([^>]*)><\/div>/

/** The offline page with the list of available pages. */
export const withCachedPages = (html: string, pages: readonly CachedPage[]): string =>
  html.replace(emptyList, (all, start: string, attributes: string) => {
    if (pages.length === 0) return all
    const items = pages.map(
      ({ url, title }) => `<li><a href="${escapeHtml(url)}">${title}</a></li>`,
    )
    const heading = `<h2>${attribute(attributes, 'data-title')}</h2>`
    return `${start}${attributes}>${heading}<ul>${items.join('')}</ul></div>`
  })

/** The offline page is served at any URL, where hydration would fail: its scripts are removed. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]* rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
