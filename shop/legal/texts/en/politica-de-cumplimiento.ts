import { bullets, type LegalText, note, paragraph, steps } from '../../legal.rules.ts'
import { prohibitedOfficialsEn } from './prohibited-officials.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const complianceEn: LegalText = {
  slug: 'politica-de-cumplimiento',
  version: '2026-11-21.1',
  effectiveOn: '2026-11-21',
  title: 'Compliance policy',
  summary:
    'How {shopName} follows US rules for shipping to Cuba: who it sells to, what it checks and which records it keeps for 10 years.',
  sections: [
    {
      id: 'en-breve',
      heading: 'In brief',
      blocks: [
        spanishPrevails,
        bullets(
          'Shipments to Cuba follow the export rules of the United States.',
          'We ship only to private individuals or private entities that are not tied to the Government of Cuba or to a restricted list.',
          'We compare the names of the people in each order with the official lists, and the buyer signs a declaration.',
          'We keep the records for 10 years.',
        ),
        paragraph(
          'The exporter is {legalName}, established at {legalAddress}. This page explains how we work. It is not legal advice, and if the law says otherwise, the law applies.',
        ),
      ],
    },
    {
      id: 'reglas',
      heading: 'The rules',
      blocks: [
        paragraph(
          'The United States keeps an embargo on trade with Cuba. Under the Export Administration Regulations (EAR, 15 CFR § 746.2), shipping to Cuba requires a licence, even for an ordinary item, unless an exception applies.',
        ),
        bullets(
          'Support for the Cuban People exception (SCP, 15 CFR § 740.21): in general terms, it allows certain shipments to the private sector and to individuals.',
          'Gift parcel exception (GFT, 15 CFR § 740.12): it allows gifts from one person to another, with limits on content, value and frequency.',
          'A licence from the Department of Commerce, when no exception fits.',
          'Payments and transport: the Cuban Assets Control Regulations (CACR, 31 CFR § 515.533) authorise what is necessary for a shipment that Commerce authorises.',
          'Sanctions: the SDN list, the Cuba Restricted List (31 CFR § 515.209) and the executive orders in force, among them E.O. 14404 of May 2026.',
        ),
        paragraph(
          'Before each shipment to Cuba we record in the order the basis that authorises it. If none fits, it is not shipped and the section “What happens if there is a match or a doubt” applies. These rules change; we apply those in force on the day of shipment.',
        ),
      ],
    },
    {
      id: 'quien-puede-recibir',
      heading: 'Who may receive',
      blocks: [
        bullets(
          'Private individuals, for their home, their family or their farm.',
          'Private businesses of up to 100 employees: self-employed workers, private small and medium companies (mipymes) and non-state cooperatives.',
          'Another private entity, such as a church: ask before you buy. It is shipped only if a rule in force allows it and with an adapted declaration.',
        ),
      ],
    },
    {
      id: 'quien-no-puede',
      heading: 'Who may not buy, pay or receive',
      blocks: [
        bullets(
          'The Government of Cuba, its agencies and companies, the Communist Party and its organisations.',
          'MINFAR, MININT, the police (PNR) and their units or companies.',
          'Entities on the Cuba Restricted List and hotels on the list of prohibited accommodations.',
          'People and entities on the SDN list and on the other lists of Commerce, Treasury and State, and companies owned 50% or more by blocked persons.',
          'The prohibited officials of the Government and prohibited members of the Party, summarised below.',
        ),
      ],
    },
    {
      id: 'funcionarios-prohibidos',
      heading: 'Prohibited officials and members (summary)',
      blocks: prohibitedOfficialsEn,
    },
    {
      id: 'verificacion',
      heading: 'What we check',
      blocks: [
        steps(
          'When the order is placed: buyer, recipient, person authorised to receive and, where there is one, business and address.',
          'On payment: the name of whoever pays. With PayPal, after you approve and before we charge. With Zelle, when we see the payment in the bank.',
          'Before hand-over to the agency: everyone again, because the lists change often. The agency and whoever delivers, too.',
        ),
        paragraph(
          'We use the SDN list and the other sanctions lists of the Treasury, the export lists of Commerce and the Cuba Restricted List. If our copies are more than 7 days old, no order counts as checked until they are updated.',
        ),
        paragraph(
          'A person may also review the order if there is a lot of equipment for one address, many recipients for one buyer, or data that does not agree.',
        ),
      ],
    },
    {
      id: 'coincidencia',
      heading: 'What happens if there is a match or a doubt',
      blocks: [
        paragraph(
          'The order goes to additional verification. It is not an accusation: in Cuba many people share a name and surnames, and one more piece of data, such as the identity card, is nearly always enough to clear it up.',
        ),
        bullets(
          'A person decides, not a machine, and the reason is recorded.',
          'If nothing has been charged yet, nothing is charged until the decision.',
          'If the money has already arrived, it is held until the decision. Meanwhile the order is not shipped, cancelled, expired or refunded.',
          'If it is cleared up, the order goes on. If we may not sell, it is cancelled and the money is returned, unless the law obliges us to block and report it.',
        ),
        paragraph(
          'We write to you if something is needed from you. Sometimes the law does not let us give more detail.',
        ),
      ],
    },
    {
      id: 'usos-prohibidos',
      heading: 'Prohibited uses',
      blocks: [
        bullets(
          'Military, police or intelligence uses.',
          'Nuclear, chemical, biological or missile uses.',
          'For the State, the Party or their companies, even if the equipment passes through an individual first.',
          'Resale, or re-export to another country or to a prohibited person.',
        ),
      ],
    },
    {
      id: 'pagos',
      heading: 'Payments',
      blocks: [
        paragraph(
          'The buyer pays with their own funds, by PayPal or from a bank account in the United States with Zelle. We do not accept money that passes through a bank of the Cuban State or through banks or remittance companies that are on lists.',
        ),
      ],
    },
    {
      id: 'productos',
      heading: 'Products',
      blocks: [
        paragraph(
          'To Cuba we ship solar equipment of ordinary use, after confirming its export classification. A product without a confirmed classification, or whose classification does not fit the basis used, is not shipped.',
        ),
      ],
    },
    {
      id: 'declaracion-de-exportacion',
      heading: 'Export filing (AES/EEI)',
      blocks: [
        paragraph(
          'As a general rule, shipments to Cuba are filed electronically with the authorities of the United States (EEI, in the AES system), whatever their value. The freight agency usually files it with the data of the order. We keep its number, or the exemption that was applied.',
        ),
      ],
    },
    {
      id: 'registros',
      heading: 'Records: 10 years',
      blocks: [
        paragraph(
          'We keep the file of each order for 10 years from delivery or from its last event: order, parties and addresses, signed declaration, result of the checks with the date of the lists, payment, export basis, classification, export filing and proof of delivery. The authorities of the United States may ask for it. A request to erase data does not remove it.',
        ),
      ],
    },
    {
      id: 'lo-que-no-hacemos',
      heading: 'What we do not do',
      blocks: [
        bullets(
          'We do not hide the destination or the content from PayPal, the bank, the agency or customs.',
          'We do not split orders to get round limits.',
          'We do not change a name, a use or a recipient so that an order passes.',
        ),
        note(
          'If someone proposes anything like this in the name of {shopName}, it is not the shop. Tell us at {supportEmail} or {phone1}.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Questions and changes',
      blocks: [
        paragraph(
          'Write to {supportEmail} before you buy if you doubt that a shipment is allowed. This text carries a version and a date, and each order stores the one it accepted. The Spanish version is the one that counts.',
        ),
      ],
    },
  ],
}
