import type { PriceChange } from '#shop/catalogue/prices/product-pricing.rules.ts'

/** 'id:from:to' in cents, for a form without scripts. */
export const parsedMargin = ({ id, from, to }: PriceChange): string => `${id}:${from ?? ''}:${to}`
