import { bullets, type LegalText, note, paragraph, table } from '../../legal.rules.ts'
import { spanishPrevails } from './spanish-prevails.ts'

export const cookiesEn: LegalText = {
  slug: 'politica-de-cookies',
  version: '2026-11-21.3',
  effectiveOn: '2026-11-21',
  title: 'Cookie policy',
  summary:
    'What {shopName} keeps in your browser, what for and how long: cookies, local storage and how to change your choice.',
  sections: [
    {
      id: 'que-son',
      heading: 'What this is',
      blocks: [
        spanishPrevails,
        paragraph(
          'A cookie is a small piece of data that the site leaves in your browser and that comes back with each visit. Local storage is similar, but stays on your device and does not travel by itself. {shopName} uses both in order to work, on a poor connection too.',
        ),
      ],
    },
    {
      id: 'que-guardamos',
      heading: 'What we keep',
      blocks: [
        paragraph('Cookies of the shop:'),
        table(
          ['Name', 'What for', 'How long', 'Category'],
          ['i18next', 'Remembers the language you chose', '1 year', 'Necessary'],
          [
            'isShippingToCuba',
            'Remembers the destination, Cuba or the United States, to show its prices',
            '1 year',
            'Necessary',
          ],
          [
            'cart',
            'Your cart, if your browser does not use the scripts of the page',
            '90 days since the last change',
            'Necessary',
          ],
          [
            'cartCoupon',
            'The coupon you applied, if your browser does not use the scripts of the page',
            '1 day',
            'Necessary',
          ],
          [
            'Session cookie',
            'Keeps you signed in. It exists only if you have signed in, and the scripts of the page cannot read it',
            'Until you sign out or the session expires',
            'Necessary',
          ],
          [
            'girasol.recovery',
            'Remembers the link with which you are about to choose a new password',
            '1 hour, or until you choose it',
            'Necessary',
          ],
          [
            'girasol.signup',
            'Remembers that you created your account in this browser, so that one click confirms it',
            '24 hours',
            'Necessary',
          ],
          [
            'girasol.browser',
            'Remembers that you signed in with your password in this browser, so that other people’s attempts do not lock you out',
            '180 days',
            'Necessary',
          ],
          [
            'checkout',
            'Remembers the purchase you have begun; the scripts of the page cannot read it',
            '30 days',
            'Necessary',
          ],
          [
            'pagador',
            'Remembers what you typed to pay your part of an order, on the page of that part; the scripts of the page cannot read it',
            '3 days',
            'Necessary',
          ],
          [
            'aviso',
            'Carries a notice from one page to the next, such as “Signed Out”',
            '10 seconds',
            'Necessary',
          ],
        ),
        paragraph('Local storage of your browser:'),
        table(
          ['Name', 'What for', 'How long', 'Category'],
          [
            'solarProducts',
            'A copy of the catalogue, to see it without a connection',
            'Until you delete it',
            'Necessary',
          ],
          ['cart', 'Your cart', 'Until you empty or delete it', 'Necessary'],
          [
            'isShippingToCuba',
            'The destination, the same in every tab',
            'Until you delete it',
            'Necessary',
          ],
          ['i18nextLng', 'The language', 'Until you delete it', 'Necessary'],
          [
            'user-cookie-consent',
            'What you chose in the cookie notice',
            'Until you delete it',
            'Necessary',
          ],
          [
            'cartCoupon',
            'The coupon you applied',
            'Until you remove it or empty the cart',
            'Necessary',
          ],
          [
            'discountPopupShownAt',
            'When you saw the discount offer, so as not to repeat it before 7 days',
            'Until you delete it',
            'Necessary',
          ],
          [
            'assistantTranscript',
            'Your questions to the assistant and its answers, so that you can read on',
            '1 day, or until you delete them',
            'Necessary',
          ],
          [
            'assistantOpened',
            'That you have opened the assistant, so as not to suggest it again',
            'Until you delete it',
            'Necessary',
          ],
        ),
        paragraph(
          'Besides, while the tab is open, the browser may remember notices you have already seen, such as the one about a slow connection. That is deleted when you close it. If your account session expires, the shop deletes what it had in the storage of that browser.',
        ),
      ],
    },
    {
      id: 'categorias',
      heading: 'The four categories',
      blocks: [
        table(
          ['Category', 'What it allows', 'What it keeps today'],
          [
            'Necessary',
            'Language, destination, cart, session, catalogue without a connection and your choice. Always on',
            'What the tables above say',
          ],
          [
            'Performance',
            'Counting visits and seeing which pages help. The data goes only to our server',
            'Nothing in your browser',
          ],
          ['Functional', 'Remembering conveniences that are not essential', 'Nothing'],
          ['Marketing', 'Notices and offers based on your visits', 'Nothing'],
        ),
        paragraph(
          'If you choose nothing, only the necessary ones apply. Accepting all allows the four; declining leaves only the necessary ones. The shop works the same either way.',
        ),
      ],
    },
    {
      id: 'terceros',
      heading: 'Cookies of others',
      blocks: [
        paragraph(
          'There are no third-party cookies while you look at the shop. The only exception is PayPal: if you choose PayPal at the payment step, its script is loaded and PayPal may set its own cookies, under its policy. If you pay by Zelle, it is not loaded.',
        ),
      ],
    },
    {
      id: 'como-cambiar',
      heading: 'How to change your choice',
      blocks: [
        bullets(
          'At the foot of every page, open “Cookie preferences” and choose again. It counts from that moment.',
          'You can also do it in your browser settings: delete the item “user-cookie-consent” of this site. The notice appears again and you choose anew.',
          'You can also delete all the data of the site. This deletes the cart too, if you are not signed in.',
          'You can block cookies in the browser. The shop can still be seen, but it will not be able to remember the language or the destination, or keep you signed in.',
          'If you would rather have our help, write to {supportEmail}.',
        ),
        note(
          'Withdrawing the permission for performance stops the measurement from that moment. It does not change what had already been counted.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Changes to this policy',
      blocks: [
        paragraph(
          'If the shop starts to keep anything else, this table changes first, with a new version and date. The Spanish version is the one that counts.',
        ),
      ],
    },
  ],
}
