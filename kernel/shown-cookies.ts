/** The cart of a visitor without scripts; every page shows its item count. */
export const cartCookieName = 'cart'
/** Under this name one page leaves a sentence for the next. */
export const flashCookie = 'aviso'
