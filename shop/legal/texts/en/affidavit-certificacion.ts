import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'
import { prohibitedOfficialsEn } from './prohibited-officials.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const affidavitEn: LegalText = {
  slug: 'affidavit-certificacion',
  version: '2026-11-21.1',
  effectiveOn: '2026-11-21',
  title: 'Affidavit certification',
  summary:
    'The declaration the buyer signs for each order to Cuba at {shopName}: what it says, what it means and what is stored.',
  sections: [
    {
      id: 'que-es',
      heading: 'What it is',
      blocks: [
        spanishPrevails,
        paragraph(
          'It is the declaration in which the buyer certifies who receives the equipment in Cuba, what it is for and with what money it is paid. {legalName}, owner of {shopName}, asks for it in order to follow the export and sanctions rules of the United States.',
        ),
        paragraph(
          'On this page you can read it at your ease. It is signed at the time of purchase, not here.',
        ),
      ],
    },
    {
      id: 'quien-firma',
      heading: 'Who signs, and when',
      blocks: [
        bullets(
          'The buyer signs it, once for each order going to Cuba and before paying.',
          'It is accepted point by point, because each one is a separate statement.',
          'Ask the recipient what you do not know before you sign. If you cannot affirm a point, do not sign: write to {supportEmail}.',
          'Without the signed declaration an order to Cuba cannot go on. Orders to the United States do not need it.',
        ),
      ],
    },
    {
      id: 'declaraciones',
      heading: 'What I declare',
      blocks: [
        steps(
          'I am of legal age, and the data I have given about myself, the recipient and the order is true and complete.',
          'The recipient is a private individual or a private business of up to 100 employees in Cuba. They will use the equipment in their home, with their family or in their private business. It will not be resold, or diverted or re-exported to another country or to prohibited persons.',
          'Neither I, nor the recipient, nor the person authorised to receive is a prohibited official of the Government of Cuba or a prohibited member of the Communist Party, under 31 CFR 515.337 and 515.338. I have read the summary on this page.',
          'The equipment is not for the Government of Cuba, the Communist Party, MINFAR, MININT or the PNR, and will not benefit them. Nor is it for a person or entity on the Cuba Restricted List, the SDN list or another United States list, or for a company in which they hold 50% or more. Nobody who takes part in this order is on those lists, as far as I know.',
          'The equipment will not be used for military, police, nuclear, chemical, biological or missile purposes.',
          'I pay with my own funds. No bank of the Cuban State takes part in the payment, and no bank or remittance company that is on lists, such as FINCIMEX or Orbit.',
          'I understand that the shipment is made under a licence exception of the EAR (such as SCP or GFT) or under a licence; that the seller may ask for proof, hold or cancel the order; that, if the seller tells me it travels as a gift parcel, the limits of that exception apply; and that a false declaration may be a federal crime in the United States.',
          'I agree that this declaration and the data of the order are kept for 10 years and handed to the authorities of the United States if they ask for them.',
        ),
      ],
    },
    {
      id: 'funcionarios-prohibidos',
      heading: 'Point 3: prohibited officials and members (summary)',
      blocks: prohibitedOfficialsEn,
    },
    {
      id: 'definiciones',
      heading: 'Other words of the declaration',
      blocks: [
        table(
          ['Word', 'What it means'],
          [
            'Private individual',
            'Someone who receives for themselves or their family, not for the State.',
          ],
          [
            'Private business',
            'A self-employed worker, private small or medium company (mipyme) or non-state cooperative, of up to 100 employees, neither owned nor controlled by the State.',
          ],
          [
            'Authorised person',
            'Someone who may receive or collect in place of the recipient. They are checked too.',
          ],
          [
            'Cuba Restricted List',
            'List of the Department of State with entities tied to the military, intelligence or security services of Cuba.',
          ],
          ['SDN list', 'List of the Department of the Treasury with blocked persons and entities.'],
          [
            '50% or more',
            'A company owned 50% or more by blocked persons is treated as blocked, even if it does not appear on the list.',
          ],
          [
            'Re-export or divert',
            'To take the equipment to another country, or give, sell or lend it to someone else for a use that is prohibited here.',
          ],
          [
            'SCP, GFT and licence',
            'The ways in which the rules of the United States may allow a shipment to Cuba: support for the Cuban people, gift parcel or written permission.',
          ],
          [
            'Gift parcel',
            'A shipment from one person to another, not for resale, with limits on content, value and frequency. If your order goes this way, we tell you the limits in force beforehand.',
          ],
        ),
        paragraph(
          'These are simple explanations. The official definitions in force are the ones that count.',
        ),
      ],
    },
    {
      id: 'firma',
      heading: 'How it is signed and what is stored',
      blocks: [
        paragraph(
          'You tick each point and type your full name, the same as the buyer’s. That typed name is your electronic signature. With the order we store:',
        ),
        bullets(
          'The order number.',
          'The version of the text and the language in which you read it.',
          'The name you typed.',
          'The date and time.',
          'The IP address from which you signed.',
          'The fingerprint (hash) of the exact text, which makes it possible to prove that it was not changed later.',
        ),
        paragraph(
          'It is kept for 10 years with the order and is not erased on request. You can ask {supportEmail} for a copy.',
        ),
      ],
    },
    {
      id: 'si-algo-cambia',
      heading: 'If something changes after signing',
      blocks: [
        paragraph(
          'If the recipient, the authorised person, the address, the use or the payer changes, tell us before delivery at {supportEmail} or {phone1}. Depending on the change, it will be necessary to check again and sign again.',
        ),
      ],
    },
    {
      id: 'declaraciones-falsas',
      heading: 'False statements',
      blocks: [
        note(
          'What you sign may reach the authorities. Under the federal laws of the United States, knowingly stating something false, hiding the use or the destination, or helping to evade sanctions may be punished with fines and prison.',
        ),
        paragraph(
          'If we discover a false declaration, we stop the order and may inform the authorities. A mistake made in good faith can be corrected: tell us as soon as possible.',
        ),
      ],
    },
    {
      id: 'version-e-idioma',
      heading: 'Version and language',
      blocks: [
        paragraph(
          'This text carries a version and a date. A change creates a new version and does not touch what was already signed. The Spanish version is the one that counts; the English one is a translation, and the language in which you signed is stored.',
        ),
      ],
    },
  ],
}
