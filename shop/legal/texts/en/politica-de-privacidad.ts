import { bullets, type LegalText, note, paragraph, table } from '../../legal.rules.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const privacyEn: LegalText = {
  slug: 'politica-de-privacidad',
  version: '2026-11-25.2',
  effectiveOn: '2026-11-25',
  title: 'Privacy policy',
  summary:
    'What data {shopName} asks of buyer and recipient, what it is used for, who sees it, how long it is kept and what you can demand.',
  sections: [
    {
      id: 'responsable',
      heading: 'Who answers for your data',
      blocks: [
        spanishPrevails,
        paragraph(
          'The party responsible is {legalName}, owner of {shopName}, established at {legalAddress}. For anything about data write to {supportEmail} or call {phone1} or {phone2}.',
        ),
        paragraph(
          'We do not sell your data or share it for advertising. We ask for what is needed to sell, deliver and follow the export rules.',
        ),
      ],
    },
    {
      id: 'que-datos',
      heading: 'What data, and what for',
      blocks: [
        table(
          ['Data', 'What for'],
          [
            'Buyer: legal name, country of residence, e-mail, phone, language, relation to the recipient',
            'To make the contract, keep you informed about the order, check that we may sell to you',
          ],
          [
            'Recipient: name and surnames, phone, e-mail if you give it, full address',
            'To deliver, inform the person who receives, check that we may ship to them',
          ],
          [
            'Identity card (carné de identidad) of the recipient or the authorised person (orders to Cuba)',
            'To hand over to the right person and rule out name matches',
          ],
          [
            'End use of the equipment and, for a private business, its name, type and owner',
            'To follow the export rules',
          ],
          [
            'Order: products, prices, messages, delivery, photos of damage',
            'To fulfil the contract, the warranty and returns',
          ],
          [
            'Payment: method, amount, transaction identifier, name of whoever pays; for Zelle, the screenshot you upload',
            'To find the payment, prevent fraud, keep accounts, make refunds',
          ],
          [
            'Signed declaration: version and language of the text, typed name, time, IP address, fingerprint (hash) of the text',
            'To prove what was declared and when',
          ],
          ['Result of the checks and date of the lists used', 'To show that we follow the rules'],
          [
            'Account: name, e-mail, password stored in irreversible form, cart',
            'So that you can sign in and find your things',
          ],
          [
            'Review after delivery: the name you enter, province, month, text and photos',
            'To publish it, once we have checked it, so that other families can decide',
          ],
          [
            'Notices you ask for: e-mail or WhatsApp, which product or province you are waiting for',
            'To write to you once when what you are waiting for is available',
          ],
          [
            'Donations: name if you give it, amount and message',
            'To record the donation and send you the receipt',
          ],
        ),
        paragraph('We do not see or keep your card number, or your bank or PayPal passwords.'),
      ],
    },
    {
      id: 'carne-de-identidad',
      heading: 'The identity card',
      blocks: [
        paragraph(
          'It is required for delivery to the door in Cuba. For collection at a point it is optional in the shop, but whoever hands the goods over may ask for it on the spot.',
        ),
        paragraph(
          'It also serves to rule out a match: many people share a name and surnames, and the first six digits state the date of birth. Without it the check may take longer.',
        ),
      ],
    },
    {
      id: 'datos-de-otra-persona',
      heading: 'If you give us another person’s data',
      blocks: [
        paragraph(
          'Buyers usually give us the data of a relative. Tell them that you do and show them this page. The recipient has the same rights over their data as you have over yours and may write to us directly. They see the state of the shipment, and the prices only if you allow it.',
        ),
      ],
    },
    {
      id: 'por-que',
      heading: 'Why we may use it',
      blocks: [
        bullets(
          'To fulfil the contract you make with us.',
          'Because the law obliges us: export, sanctions, tax and accounting.',
          'To protect the shop and its customers from fraud.',
          'With your permission, to measure visits or send you notices you ask for. You can withdraw it at any time.',
        ),
      ],
    },
    {
      id: 'quien-los-ve',
      heading: 'Who sees it',
      blocks: [
        bullets(
          'PayPal or our bank, depending on how you pay. PayPal uses your data under its own policy.',
          'The freight agency, the carrier and whoever delivers: name, identity card, phone, address and content of the shipment.',
          'The authorities of the United States, when the law asks: export filing, controls, mandatory reports or legal orders. Customs at the destination receive the data the shipment requires.',
          'The installer, if you take the installation service.',
          'The companies that give us servers and e-mail, and our legal and accounting advisers, bound to secrecy and only for those tasks.',
        ),
        paragraph(
          'The automatic assistant may run on an outside provider. Do not write identity card or bank data in it. If you write to us by WhatsApp, that service handles the message under its own rules.',
        ),
        paragraph('Data is processed in the United States and, for delivery, also in Cuba.'),
      ],
    },
    {
      id: 'cuanto-tiempo',
      heading: 'How long we keep it',
      blocks: [
        table(
          ['What', 'How long'],
          [
            'Orders and export file: parties, addresses, identity card, declaration, checks, payment and proof of delivery',
            '10 years from delivery or from the last event of the order',
          ],
          ['Account data', 'Until you close the account'],
          ['Your review and its photos', 'Until you withdraw it through the link of the order'],
          [
            'Notices you ask for: e-mail or WhatsApp and what you are waiting for',
            'Until you remove them; 30 days after they are sent, 7 days if unconfirmed, one year at most',
          ],
          ['Cart without an account', 'It is on your device, until you delete it'],
          ['Messages that belong to no order', 'As long as needed to help you'],
          [
            'Visit measurement',
            'While it helps to improve the shop; then it is deleted or kept as figures that identify nobody',
          ],
        ),
        note(
          'Asking us to erase your data does not erase order and export records: the law obliges us to keep them. We erase the rest and use what is kept only for that duty.',
        ),
      ],
    },
    {
      id: 'tus-derechos',
      heading: 'What you can ask for',
      blocks: [
        bullets(
          'To know what data of yours we hold and to receive a copy.',
          'To correct what is wrong. In an order already shipped the correction is noted, without deleting what was there.',
          'To erase what we are not obliged to keep.',
          'To withdraw your permission for measurement or notices, or to object to a use.',
        ),
        paragraph(
          'Write to {supportEmail} from the e-mail address of the order or the account. We check that it is you and answer within 30 days at the latest. We do not treat you worse for using a right. If the law where you live gives you more rights, we respect them; you may also complain to the authority of your place.',
        ),
      ],
    },
    {
      id: 'seguridad',
      heading: 'How we look after it',
      blocks: [
        bullets(
          'The connection to the shop is encrypted and passwords cannot be read, not even by us.',
          'Only staff who need the data reach it, under rules in the database itself.',
          'Of a Zelle screenshot we keep a copy without hidden data, in a private place, opened through links that expire soon.',
        ),
        paragraph(
          'No system is perfect. If a failure puts your data at risk, we tell you as the law requires.',
        ),
      ],
    },
    {
      id: 'medicion',
      heading: 'Visit measurement',
      blocks: [
        paragraph(
          'We measure only if you accept the performance category. The measurement is our own, with no advertising companies: pages viewed, how far a page is scrolled, the site or campaign you came from, type of browser and your account identifier if you are signed in. The cookie policy says how to change your choice.',
        ),
      ],
    },
    {
      id: 'menores',
      heading: 'Minors',
      blocks: [
        paragraph(
          'The shop is for people over 18. We do not knowingly ask for data of minors as buyers; if we find any, we erase it, except what the law obliges us to keep.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Changes to this policy',
      blocks: [
        paragraph(
          'Every change carries a new version and date. If it matters, we announce it in the shop or by e-mail before it applies. The Spanish version is the one that counts.',
        ),
      ],
    },
  ],
}
