/** The name of a shop that has none yet. */
export const fallbackShopName = 'Girasol'
