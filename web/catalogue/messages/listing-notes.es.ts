/** What a listing could not do as it was asked. */
export const listingNotes = {
  unread: 'No entendimos «{text}», así que no filtra. Escríbelo en cifras, como 1000.',
  unreadPrice:
    'No entendimos el precio «{text}», así que no filtra. Escríbelo en cifras, como 1000.',
  unsold: 'No vendemos la marca {brand}.',
  unsoldInstead: 'No vendemos la marca {brand}. Esto es lo que tenemos en',
}
