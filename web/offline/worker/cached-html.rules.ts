import { fallbackLocale, type Locale, parseLocale } from '#kernel/locale.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { lightImage } from '#shop/catalogue/images/image.rules.ts'
import { connectionBarHtml, connectionBarId, seenDate } from '../connection-bar.rules.ts'

const unique = (found: readonly string[]): string[] => [...new Set(found)]

/** The built files and the messages that a page needs to come alive. */
export const filesOf = (html: string): string[] =>
  unique(html.match(/\/(?:assets\/[\w.-]+|locales\/\w+\/translation\.json\?v=\w+)/g) ?? [])

/** The modules that a built one cannot run without. */
export const modulesOf = (code: string): string[] =>
  unique(
    [...code.matchAll(/(?:from|import)"\.\/([\w.~-]+\.js)"/g)].map(([, name]) => `/assets/${name}`),
  )

/** The light versions of the pictures that a page shows. */
export const lightImagesOf = (html: string): string[] =>
  unique(
    [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, url = '']) => lightImage(url) ?? []),
  )

/** What the page is called, without the shop's own title; as it stands in the page, that is, safe in HTML. */
export const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' · ')[0] ?? ''

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

const localeIn = (attributes: string): Locale =>
  parseLocale(attribute(attributes, 'data-locale')) ?? fallbackLocale

const emptyBar = new RegExp(`(<div id="${connectionBarId}")([^>]*)></div>`)

/** The page, saying that there is no line and when its prices were seen. */
export const withSeenDate = (html: string, seenAt: string): string =>
  html.replace(emptyBar, (_, start: string, attributes: string) => {
    const date = seenDate(seenAt, localeIn(attributes))
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

/** The offline page with the pages that open all the same. */
export const withCachedPages = (html: string, pages: readonly CachedPage[]): string =>
  html.replace(emptyList, (all, start: string, attributes: string) => {
    if (pages.length === 0) return all
    const items = pages.map(
      ({ url, title }) => `<li><a href="${escapeHtml(url)}">${title}</a></li>`,
    )
    const heading = `<h2>${attribute(attributes, 'data-title')}</h2>`
    return `${start}${attributes}>${heading}<ul>${items.join('')}</ul></div>`
  })

/** A page that stands at any address must not come alive there: it is read as it is. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]* rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
