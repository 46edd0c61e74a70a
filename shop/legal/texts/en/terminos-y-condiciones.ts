import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const termsEn: LegalText = {
  slug: 'terminos-y-condiciones',
  version: '2026-11-25.1',
  effectiveOn: '2026-11-25',
  title: 'Terms and conditions',
  summary:
    'How to buy at {shopName}: prices in US dollars, payment by PayPal or Zelle, delivery to Cuba or the USA, warranty and safety.',
  sections: [
    {
      id: 'quien-vende',
      heading: 'Who sells',
      blocks: [
        spanishPrevails,
        paragraph(
          '{shopName} is an online shop for solar equipment. The seller is {legalName}, established at {legalAddress}. In this text, “we” means the seller and “you” means the buyer.',
        ),
        paragraph('You can write to {supportEmail} or call {phone1} or {phone2}.'),
        paragraph(
          'The contract for each purchase is made of these terms, the shipping and returns policy, the compliance policy and, if the destination is Cuba, the declaration you sign. The version shown when you confirm the order applies.',
        ),
      ],
    },
    {
      id: 'quien-puede-comprar',
      heading: 'Who may buy',
      blocks: [
        bullets(
          'People over 18 who are able to enter into a contract.',
          'Payment is by PayPal, or by Zelle from a bank account in the United States.',
          'Equipment going to Cuba is for the home, the family or the private business of the recipient. It is not sold for resale or for the State.',
          'Nobody on a United States sanctions list, and nobody excluded by the compliance policy, may buy, pay or receive.',
        ),
      ],
    },
    {
      id: 'cuenta',
      heading: 'With or without an account',
      blocks: [
        paragraph(
          'You can buy as a guest or create an account. The order is just as valid. With an account, your cart and your orders are kept.',
        ),
        bullets(
          'Write full names as they appear on the identity document: they are used for delivery and for the checks.',
          'Your password is yours. If you think someone knows it, change it and tell us.',
          'You can close your account at any time. Order records are kept for 10 years, as the privacy policy explains.',
        ),
      ],
    },
    {
      id: 'precios',
      heading: 'Prices and tax',
      blocks: [
        paragraph('All prices are in United States dollars (USD).'),
        table(
          ['Destination', 'What the product price includes', 'What the summary adds'],
          [
            'Cuba',
            'Price landed in Cuba: equipment + weight in pounds × rate per pound + delivery fee. Some products have a fixed final price, shown as a single figure.',
            'The agency fee, where there is one, and the installation, if you choose it. No sales tax is charged.',
          ],
          [
            'United States',
            'The price of the equipment.',
            '7% tax on products and shipping, worked out before the coupon is taken off; the shipping and agency fee that the summary shows; and the installation, if you choose it.',
          ],
        ),
        paragraph(
          'The freight and delivery that the cart shows as included are already inside the prices and are not charged again.',
        ),
        paragraph(
          'The total that counts is the one in the summary when you confirm. At that moment the server works it out again; if something has changed, we show you the new total and you decide before paying. A pro forma carries the prices of its date, which may change later.',
        ),
        paragraph(
          'If a price contains an obvious error, we tell you before shipping. You can buy at the right price or get back everything you paid.',
        ),
        paragraph(
          'The price does not include what the Cuban authorities may charge the recipient directly. The shipping policy says what we know about that.',
        ),
      ],
    },
    {
      id: 'disponibilidad',
      heading: 'Availability',
      blocks: [
        bullets(
          'Each product is sold for Cuba, for the United States or for both. If you change the destination, products that do not fit the new one leave the cart and we tell you how many.',
          'Having a product in the cart does not reserve it. Confirming the order does reserve the units, for as long as the payment period lasts.',
          'If a product turns out to be missing after you paid, you choose between waiting, taking another one or getting back what you paid for it.',
          'Photos and technical figures come from the maker. Colour or packaging may vary slightly; if a figure that matters differs from the advertised one, we treat it as our mistake in the order.',
        ),
      ],
    },
    {
      id: 'pedido',
      heading: 'The order and its checks',
      blocks: [
        steps(
          'You confirm the order and receive a number. It means we received the order, not yet that we accepted it.',
          'We check price, stock, data and delivery coverage, and compare the names of the buyer, the recipient, the authorised person and whoever pays with the official lists.',
          'When we confirm your payment, the order is accepted and there is a contract.',
          'If the destination is Cuba, we repeat the checks before handing the order over to the freight agency. Until then the order may be held, or cancelled under the export rules.',
        ),
        paragraph(
          'To ship to Cuba, the buyer signs a declaration for each order. Without it the order cannot go on.',
        ),
        paragraph(
          'We may refuse or cancel an order if the data is false or incomplete, if there are signs of fraud, if the law does not allow the shipment or if there is no delivery to that address. If we cancel after you paid, we return everything, unless the law obliges us to hold the money.',
        ),
      ],
    },
    {
      id: 'pago',
      heading: 'Payment by PayPal or Zelle',
      blocks: [
        paragraph(
          'The summary shows the methods available for your order. There may be one or both.',
        ),
        paragraph(
          'With PayPal you approve the payment at PayPal and we charge the total of the order. PayPal may put a payment under review or decline it; while it is under review, the order waits. PayPal’s own terms also apply.',
        ),
        paragraph('With Zelle you pay from your bank, like this:'),
        steps(
          'Send the exact amount, in one payment, to the recipient shown on your order page.',
          'Write the code we give you in the memo. Without it, finding your payment takes longer.',
          'You have 72 hours from the time you place the order. After that the order expires and the units go back on sale.',
          'Without proof, the units are only reserved for the time that your order page shows. If you pay later and none are left, you choose: wait, another product or your money back.',
          'You can upload a screenshot. It helps to find the payment, but a screenshot is not a payment.',
          'The payment counts when one of our people sees it in the bank account.',
          'If money is missing, we tell you how much. If there is too much, we return the difference to the same person who paid.',
        ),
        note(
          'A Zelle payment cannot be undone and does not have the protection of a card purchase. Pay only to the details on your order page. We will never ask you in a message to pay to another account.',
        ),
        paragraph(
          'Pay with your own funds. The name of whoever pays is checked too; if someone else pays, tell us first, because we may ask for more data or not accept the payment.',
        ),
        paragraph(
          'A payment that arrives late is not lost: it stays attached to your order and we fulfil the order or return the money, unless it is under verification.',
        ),
      ],
    },
    {
      id: 'cupon',
      heading: 'Discount coupon',
      blocks: [
        bullets(
          'The coupon takes 5% off the subtotal of the products. It does not apply to tax, agency fee or installation.',
          'One code per order. Capital or small letters make no difference.',
          'It cannot be exchanged for money and never brings the total below zero.',
          'If the code has a limited number of uses, the use is taken with the order and given back if the order expires or is cancelled.',
        ),
      ],
    },
    {
      id: 'instalacion',
      heading: 'Installation service',
      blocks: [
        paragraph(
          'It is optional; its price per order is shown when you choose it and in the summary. It is done where the summary says so and the applicable rules allow it; it is not offered for what is picked up at a point, nor for equipment that is only plugged in. If the summary does not show it, it is not available; if no installer reaches the address afterwards, we return what you paid for it.',
        ),
        bullets(
          'Before the visit we tell you in writing what it includes and what must be ready in the house.',
          'It does not include building work, materials that are not in the order, or repairs to the wiring of the home.',
          'The installer may decline if the place is not safe. If the service cannot be provided, we return what you paid for it.',
        ),
      ],
    },
    {
      id: 'entrega',
      heading: 'Delivery, exchanges and returns',
      blocks: [
        paragraph(
          'Times, provinces, damage, returns and refunds are in the shipping and returns policy. We answer for the order until it is delivered to the recipient or the authorised person.',
        ),
      ],
    },
    {
      id: 'garantia',
      heading: 'Warranty',
      blocks: [
        paragraph(
          'Each item carries its maker’s warranty, with the length and conditions stated on the product page or on the paper in the box. If you cannot find it, ask us before you buy.',
        ),
        bullets(
          'Write to us with the order number, photos or video and what happened. We help you with the claim.',
          'In Cuba it is served first with replacement parts, because sending the equipment back is almost never possible.',
          'As a rule it does not cover installation against the manual, water, knocks, lightning or surges without protection, or equipment that was opened or modified.',
        ),
        paragraph(
          'This warranty does not take away rights that the law gives you and that cannot be waived. The hours of autonomy and the production we show are calculations: they depend on the sun, the consumption and the mounting.',
        ),
      ],
    },
    {
      id: 'seguridad',
      heading: 'Electrical safety',
      blocks: [
        note(
          'Electricity kills. A solar system holds dangerous voltages even when the street has no power: panels produce for as long as light falls on them, and batteries always store energy.',
        ),
        bullets(
          'Installation is done by a qualified electrician, following the manual and the local rules.',
          'Never feed power back into the grid. An inverter connected to the house without the right transfer equipment can kill a line worker, your family or the neighbours.',
          'Disconnect and check that there is no voltage before touching anything. Use the fuses, breakers and earth connection the manual asks for.',
          'Do not open, pierce, wet or cover batteries. They belong in a ventilated place, away from heat and children. If one swells or smokes, move away and call the fire service.',
          'The guide, the calculator and the assistant help you plan. They do not replace the manual or the electrician.',
        ),
      ],
    },
    {
      id: 'responsabilidad',
      heading: 'Liability',
      blocks: [
        paragraph('We answer for delivering what we sold, complete and in good condition.'),
        paragraph('As far as the law allows, we are not liable for:'),
        bullets(
          'Damage from installing or using the equipment against the manual or the safety warnings.',
          'Delays caused by authorities, customs, hurricanes, lack of fuel or other causes beyond our control. Even then we tell you, and you keep the choices of the shipping policy.',
          'Wrong delivery data given to us by the buyer or the recipient.',
          'Indirect losses, such as food, sales or income lost in a power cut.',
        ),
        paragraph(
          'Our total liability for an order does not exceed what was paid for it. None of this limits what the law does not let us limit, such as harm caused on purpose or by gross negligence, injury to people, or your rights as a consumer.',
        ),
      ],
    },
    {
      id: 'sitio',
      heading: 'Use of the site and maintenance mode',
      blocks: [
        paragraph(
          'In maintenance mode you can look at the shop but not buy. Payments, checks and refunds that had already begun go on.',
        ),
        paragraph(
          'The automatic assistant can be wrong. The prices that count are those in the order summary. Do not use the site to commit fraud, enter other people’s accounts or overload the service.',
        ),
      ],
    },
    {
      id: 'ley',
      heading: 'Governing law and disagreements',
      blocks: [
        paragraph(
          'If something goes wrong, write first to {supportEmail} with the order number. Most things are solved by talking.',
        ),
        paragraph(
          'The contract is governed by the federal laws of the United States and by those of the place where the seller is established: {legalAddress}. If there is no agreement, the competent courts of that place decide. If the law where you live gives you, as a consumer, rights or courts that a contract cannot take away, you keep them.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Changes, versions and language',
      blocks: [
        paragraph(
          'Each text carries a version and a date. If we change it, we publish a new version, which applies to later orders. Your order stores the version you accepted and stays governed by it.',
        ),
        paragraph(
          'If one part of these terms is not valid, the rest stands. The Spanish version is the one that counts; the English one is a translation.',
        ),
      ],
    },
  ],
}
