/** The address book of whoever is signed in. */
export const bookPath = '/cuenta/destinatarios'
