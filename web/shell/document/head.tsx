import { useLocation, useMatches } from 'react-router'
import { fallbackLocale, intlLocales, type Locale, locales, parseLocale } from '#kernel/locale.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import { organisation } from '#web/seo/structured-data.ts'
import { type PageInfo, pageInfoOf, withLanguage } from './page-info.ts'

/** JSON that cannot close the script element around it. */
const safeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

function StructuredData({ value }: { value: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, read by search engines
      dangerouslySetInnerHTML={{ __html: safeJson(value) }}
    />
  )
}

const titleOf = (page: PageInfo | null, facts: ShopFacts): string => {
  if (!page?.title) return facts.seoTitle
  return page.titleIsWhole ? page.title : `${page.title} · ${facts.seoTitle}`
}

interface HeadProps {
  readonly facts: ShopFacts
  readonly shopUrl: string
  readonly locale: Locale
}

/** Title, description, share data, canonical URL and languages of the shown page. */
export function Head({ facts, shopUrl, locale }: HeadProps) {
  const page = pageInfoOf(useMatches())
  const requested = parseLocale(new URLSearchParams(useLocation().search).get('lng'))
  const title = titleOf(page, facts)
  const description = page?.description || facts.seoDescription
  const url = `${shopUrl}${page?.path ?? '/'}${page?.query ?? ''}`
  // a URL without a language is its own canonical one: its language follows the visitor
  const canonical = withLanguage(url, requested ?? fallbackLocale)
  const image = `${shopUrl}${page?.image ?? '/brand/share.jpg'}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={facts.seoKeywords} />
      {page?.noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={intlLocales[locale].replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {page && !page.noindex && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
          {locales.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={withLanguage(url, language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
    </>
  )
}

/** What search engines read of the shop and the page; it comes last, for nobody waits for it. */
export function StructuredDataOfPage({ facts, shopUrl }: Omit<HeadProps, 'locale'>) {
  const page = pageInfoOf(useMatches())
  return (
    <>
      {organisation(facts, shopUrl).map((record) => (
        <StructuredData key={record['@type']} value={record} />
      ))}
      {page?.structuredData?.map((record) => (
        <StructuredData key={JSON.stringify(record)} value={record} />
      ))}
    </>
  )
}
