/** The cart of someone without scripts; every page says how much is in it. */
export const cartCookieName = 'cart'
/** Under this name one page leaves a sentence for the next. */
export const flashCookie = 'aviso'
