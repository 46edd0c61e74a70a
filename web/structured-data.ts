import type { ShopFacts } from '#shop/settings/settings.rules.ts'

/** Who the shop is and how to search it, for search engines. */
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
    sameAs: Object.values(facts.socialLinks).filter(Boolean),
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
