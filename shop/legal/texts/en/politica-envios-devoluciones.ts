import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const shippingEn: LegalText = {
  slug: 'politica-envios-devoluciones',
  version: '2026-11-26.1',
  effectiveOn: '2026-11-26',
  title: 'Shipping and returns policy',
  summary:
    'Destinations, shipping price, times to Cuba, damage, returns, delays, cancellations and refunds at {shopName}.',
  sections: [
    {
      id: 'destinos',
      heading: 'Where we ship',
      blocks: [
        spanishPrevails,
        paragraph(
          'To Cuba and to the United States. In Cuba, to private individuals and private businesses, as the compliance policy says. Each product states the destination it is sold for.',
        ),
      ],
    },
    {
      id: 'precio',
      heading: 'What the price is made of',
      blocks: [
        paragraph(
          'Cuba: the price you see is already landed there. It is the sum of three parts, which we show for each product: equipment, weight in pounds times the rate per pound, and delivery fee. If there is an agency fee, it appears separately in the summary, before you pay.',
        ),
        paragraph(
          'United States: price of the equipment plus 7% tax. The summary shows the shipping cost, which may be zero, and the agency fee if there is one.',
        ),
      ],
    },
    {
      id: 'provincias',
      heading: 'Your province, before you pay',
      blocks: [
        paragraph(
          'Delivery in Cuba depends on the province and can change from one day to the next. The order shows its status before you pay:',
        ),
        table(
          ['Status', 'What it means'],
          [
            'Door to door',
            'It is delivered to the address. The recipient shows their identity card.',
          ],
          [
            'Pick-up',
            'The recipient, or the authorised person, collects it at the point indicated, with their identity card.',
          ],
          ['Suspended', 'For now it is not possible to ship to that province.'],
        ),
        paragraph(
          'If the status changes after you paid, we tell you and you choose between accepting the new form of delivery, waiting or cancelling, as long as the order has not been handed over to the agency.',
        ),
      ],
    },
    {
      id: 'plazos',
      heading: 'Times',
      blocks: [
        bullets(
          'Preparation: {preparation} from the confirmation of the payment; then we hand the order over to the freight agency, or to the carrier in the United States. The arrival dates in the summary include it.',
          'Transit to Cuba: up to {transitDays} days, counted from hand-over to the agency and not from the purchase. It is an estimate: fuel, customs or weather can make it longer.',
          'Transit in the United States: it depends on the carrier. We promise no date before the purchase; the tracking shows it once your order has left.',
          'An order in additional verification waits until it is resolved.',
        ),
        paragraph(
          'You can follow the order on its page, with the date of each step. It may arrive in several packages and on different days.',
        ),
      ],
    },
    {
      id: 'baterias',
      heading: 'Lithium batteries',
      blocks: [
        paragraph(
          'Lithium batteries, including those inside portable stations, travel as dangerous goods. They have their own packaging and papers, are shipped with little charge and may go by another route or on another date than the rest. Charge them fully before first use, following the manual. A damaged battery is neither used nor shipped: write to us.',
        ),
      ],
    },
    {
      id: 'aduana',
      heading: 'Customs in Cuba',
      blocks: [
        paragraph(
          'According to what was published in 2026, Cuba exempts solar systems and their parts from customs duty for individuals, if they are presented apart from other articles. That is why they are packed and declared separately. The rule is Cuba’s and may change; what customs charges the recipient is not in our price.',
        ),
      ],
    },
    {
      id: 'al-recibir',
      heading: 'On receipt',
      blocks: [
        steps(
          'Count the packages and look at the boxes before signing.',
          'If a box is knocked, wet or open, take photos and write it on the delivery receipt.',
          'Open and check everything within the first 48 hours, including what you will not install yet.',
          'Keep the boxes until you have checked that it works.',
        ),
        paragraph(
          'If the recipient does not collect the order within the time set by the agency, or refuses it when there is no defect, the buyer pays the costs of storage or of a new delivery. We tell you the amount first.',
        ),
      ],
    },
    {
      id: 'danos',
      heading: 'Damage and missing items: 48 hours',
      blocks: [
        paragraph(
          'Tell us within 48 hours of receipt, from the order page or at {supportEmail}. The buyer or the recipient may do it. Send the order number and photos of the box, the label and the damage or what is missing.',
        ),
        paragraph(
          'With that we claim from the agency and offer you the part, the equipment or the money, depending on the case. If you tell us later, we still look into it, but the agency may no longer answer for it and only the maker’s warranty may remain.',
        ),
        note(
          'Do not install or charge equipment that arrived knocked, wet or with a strange smell.',
        ),
      ],
    },
    {
      id: 'devoluciones-estados-unidos',
      heading: 'Returns in the United States: 30 days',
      blocks: [
        bullets(
          'You have 30 days from delivery to return an item unused, complete and in its packaging.',
          'Write to us before sending it. Lithium batteries do not go by ordinary mail: we tell you how.',
          'If the item came faulty or we made a mistake, we pay for the return shipment. If you changed your mind, you pay for it.',
          'When we have received and checked it, we return the price paid and its tax. An installed or used item goes through the warranty.',
        ),
      ],
    },
    {
      id: 'cuba',
      heading: 'In Cuba: parts first',
      blocks: [
        paragraph(
          'Bringing equipment back from Cuba takes permits and freight that usually cost more than the repair. That is why there is no return for a change of mind after hand-over to the agency. If something came faulty or fails, we follow this order:',
        ),
        steps(
          'Diagnosis at a distance, with photos, video and the measurements we ask for.',
          'Shipment of the replacement part, free of charge if the warranty covers it or if it arrived damaged.',
          'If the part does not solve it, replacement of the equipment.',
          'If that is not possible either, refund of what was paid for that item, with its share of the shipping.',
        ),
        paragraph('Parts and replacements go through the same checks as an order.'),
      ],
    },
    {
      id: 'demoras',
      heading: 'If we are late',
      blocks: [
        paragraph(
          'If we are not going to hand the order over to the agency or the carrier within the stated time, we write to you before it ends with the cause and the new date, or say that we do not know it. The notice has two options: accept the wait, or cancel and get all your money back.',
        ),
        bullets(
          'If it is the first notice, the new date adds 30 days or less and you do not answer, we take it that you accept the wait.',
          'In all other cases, if you do not answer, we cancel and return everything.',
          'Even if you accepted the wait, you can cancel later, as long as the order has not been handed over to the agency.',
        ),
        paragraph(
          'If the delay is on the way, we tell you what the agency tells us. If the agency confirms that the order is lost, or cannot give a delivery date, you choose between a replacement of the order or getting all your money back.',
        ),
      ],
    },
    {
      id: 'cancelar',
      heading: 'Cancelling an order',
      blocks: [
        bullets(
          'Not paid: you cancel it or let it expire, at no cost.',
          'Paid and before hand-over to the agency or the carrier: you can cancel and we return everything, including shipping and installation.',
          'After hand-over to the agency: it can no longer be stopped. In the United States you can return it on receipt; in Cuba what is said above applies.',
          'An order in additional verification cannot be cancelled or refunded until there is a decision, as the compliance policy explains.',
        ),
      ],
    },
    {
      id: 'reembolsos',
      heading: 'Refunds',
      blocks: [
        bullets(
          'They go by the same means: PayPal to the same account, Zelle to the same person who paid. Not to anyone else.',
          'We start them within 7 working days at most from the moment you are entitled to them.',
          'After that the time of the bank or PayPal counts: usually a few days, and with a card it can take up to one billing cycle.',
          'What was really paid is returned. If you used a coupon, its share is deducted.',
          'If a refund does not arrive, write to us: we treat it as done only when the bank or PayPal confirms it.',
        ),
      ],
    },
    {
      id: 'contacto-de-envios',
      heading: 'Contact and changes',
      blocks: [
        paragraph(
          'Write to {supportEmail} or call {phone1} or {phone2}, with the order number. The seller is {legalName}, {legalAddress}. This text carries a version and a date; the one shown when the order was placed applies. The Spanish version is the one that counts.',
        ),
      ],
    },
  ],
}
