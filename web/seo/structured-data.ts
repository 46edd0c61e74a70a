import { destinations } from '#kernel/destination.ts'
import { toDecimal } from '#kernel/money.ts'
import {
  isAvailableFor,
  type Product,
  priceFor,
  productPath,
} from '#shop/catalogue/products/product.rules.ts'
import type { ProductReviews } from '#shop/reviews/review.rules.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'

/** A shop that sells names no profile of the demonstration. */
const profilesOf = ({ socialLinks, isDemonstration }: ShopFacts) =>
  Object.values(socialLinks).filter(
    (url) => url !== '' && (isDemonstration || !/[._]example\b/.test(url)),
  )

/** The organisation and its site search, for search engines. */
export const organisation = (facts: ShopFacts, shopUrl: string) => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: facts.shopName,
    url: `${shopUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${shopUrl}/brand/logo-512.png`,
      width: 512,
      height: 512,
    },
    description: facts.organisationDescription,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: facts.phones[0],
      email: facts.supportEmail,
      areaServed: 'CU',
      availableLanguage: 'es',
    },
    sameAs: profilesOf(facts),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: facts.shopName,
    url: `${shopUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${shopUrl}/productos?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

export interface Crumb {
  readonly name: string
  /** Path of the page, without language. */
  readonly path: string
}

/** The breadcrumbs of the page. */
export const breadcrumbRecord = (trail: readonly Crumb[], shopUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: `${shopUrl}${crumb.path}`,
  })),
})

const countries = { usa: 'US', cuba: 'CU' } as const

/** The offers of the product, one for each destination where it is sold. */
function offersOf(product: Product, shopUrl: string) {
  return destinations.flatMap((destination) => {
    const price = priceFor(product, destination)
    if (price === null || !isAvailableFor(product.availableFor, destination)) return []
    return {
      '@type': 'Offer',
      price: toDecimal(price),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      areaServed: countries[destination],
      url: `${shopUrl}${productPath(product)}`,
    }
  })
}

/** The released reviews of a product; nothing while there are none. */
const reviewsIn = ({ count, average, reviews }: ProductReviews) =>
  count > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    review: reviews.map(({ author, body, rating, locale, decidedOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      ...(decidedOn && { datePublished: decidedOn }),
      inLanguage: locale,
      reviewBody: body,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  }

const noReviews: ProductReviews = { count: 0, average: 0, reviews: [] }

/** A product with its offers and reviews, for search engines. */
export const productRecord = (product: Product, shopUrl: string, reviews = noReviews) => {
  const offers = offersOf(product, shopUrl)
  const images = [product.image, ...product.gallery].filter((image) => image !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription || product.description,
    sku: product.sku,
    ...(product.maker.brand && { brand: { '@type': 'Brand', name: product.maker.brand } }),
    ...(product.maker.model && { model: product.maker.model }),
    category: product.category,
    url: `${shopUrl}${productPath(product)}`,
    ...(images.length > 0 && { image: [...new Set(images)].map((image) => `${shopUrl}${image}`) }),
    ...(product.weightLbs !== null && {
      weight: { '@type': 'QuantitativeValue', value: product.weightLbs, unitCode: 'LBR' },
    }),
    ...(offers.length > 0 && { offers }),
    ...reviewsIn(reviews),
  }
}
