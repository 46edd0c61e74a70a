import type { PriceChange } from '#shop/catalogue/prices/product-pricing.rules.ts'

/** 'id:from:to' in cents, as a browser that keeps no drafts sends it. */
export const parsedMargin = ({ id, from, to }: PriceChange): string => `${id}:${from ?? ''}:${to}`
