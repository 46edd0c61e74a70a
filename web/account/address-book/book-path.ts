/** The path of the signed-in customer's address book. */
export const bookPath = '/cuenta/destinatarios'
