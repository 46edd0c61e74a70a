export const en = {
  title: 'Shipping destination updated',
  removed: {
    one: '1 product that is not shipped there was removed{names}.',
    other: '{count} products that are not shipped there were removed{names}.',
  },
  back: 'Back in your cart: {names}.',
  saved: {
    cuba: 'You now see prices delivered to Cuba.',
    usa: 'You now see prices in the USA.',
  },
}
