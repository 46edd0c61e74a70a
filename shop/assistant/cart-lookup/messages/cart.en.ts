/** What is in the visitor's cart. */
export const cart = {
  empty: 'Your cart is empty.',
  catalogue: 'See the catalog',
  link: 'See the cart',
  total: {
    cuba: {
      one: 'Your cart holds {count} item: {total} in all, delivered to Cuba.',
      other: 'Your cart holds {count} items: {total} in all, delivered to Cuba.',
    },
    usa: {
      one: 'Your cart holds {count} item: {total} in all, delivered in the USA, tax included.',
      other: 'Your cart holds {count} items: {total} in all, delivered in the USA, tax included.',
    },
  },
  line: '{count} × {name}: {amount}',
  tax: 'Tax (7%): {amount}',
  agencyFee: 'Agency fee: {amount}',
  discount: 'Discount ({code}): −{amount}',
  deliverySaving: 'One delivery only: −{amount}',
  installation: 'Installation service: {amount}',
  offered: 'Without installation. With it, it would be {price} more: tick it in the cart.',
  noInstaller: {
    place: 'No installer reaches that address: it goes without installation.',
    pickup: 'What is picked up goes without installation.',
    plugged_in: 'All of it is just plugged in: no installer is needed.',
  },
  aside: {
    cuba: 'Not counted, because it is not sent to Cuba: {names}.',
    usa: 'Not counted, because it is not sent to the USA: {names}.',
  },
  changed: 'Something sold out or changed since you filled it: the cart says what.',
  elsewhere: {
    cuba: 'The cart is set to the USA: change it to Cuba at the top and this is its sum.',
    usa: 'The cart is set to Cuba: change it to the USA at the top and this is its sum.',
  },
} as const
