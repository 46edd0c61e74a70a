/** The e-mail provider's test mailbox. */
export const testAddress = 'delivered@resend.dev'

/** The body of `send-order-confirmation`: one line of two at 149.99, and a fixed total. */
export const sampleOrder = {
  orderNumber: 'GS-TEST-0001-0001',
  customerEmail: testAddress,
  recipientEmail: testAddress,
  customerName: 'Ana Pérez',
  recipientName: 'José Martí Núñez',
  orderTotal: '299.99',
  cartItems: [{ name: 'Panel solar 550 W', quantity: 2, price: 149.99, total: 299.98 }],
  shippingAddress: {
    recipientName: 'José Martí Núñez',
    street: 'Calle 23 #456 apto 3 e/ J y K',
    reparto: 'Vedado',
    municipality: 'Plaza de la Revolución',
    province: 'La Habana',
    phone: '+53 5 555 0142',
  },
} as const
