export const destinations = ['usa', 'cuba'] as const
/** Where the order is delivered. The specification's default is the USA. */
export type Destination = (typeof destinations)[number]
export const defaultDestination: Destination = 'usa'

/** Cookie that mirrors the browser's `isShippingToCuba`, so that the server renders the right price. */
export const destinationCookie = 'isShippingToCuba'
export const destinationFromFlag = (flag: string | null | undefined): Destination =>
  flag === 'true' ? 'cuba' : defaultDestination

/** Cookie with the code of the Cuban province that the visitor asked a delivery date for. */
export const provinceCookie = 'province'
