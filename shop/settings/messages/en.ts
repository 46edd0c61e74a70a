import type { Messages } from '#kernel/messages.ts'
import type { es as spanish } from './es.ts'

export const en: Messages<typeof spanish> = {
  title: 'Settings',
  text: 'Changes go live at once, including on pages that are already open.',
  save: 'Save',
  saved: 'Saved. The changes are live.',
  notUnderstood: 'The request was not understood. Nothing was saved.',
  inEnglish: '{label}, in English',
  more: 'More settings',
  links: {
    coupons: 'Coupons',
    methods: 'Payment methods, by destination',
    legal: 'Legal texts and their versions',
    declaration: 'Declaration for Cuba',
    synonyms: 'Search synonyms',
    margins: 'Margins and proposed prices',
    shipping: 'Shipping rates',
    provinces: 'Delivery by province',
  },
  forms: {
    contact: {
      title: 'Shop and contact',
      text: 'Shown at the foot of every page, in e-mails and in the legal texts.',
    },
    seo: {
      title: 'Search engines',
      text: 'Title and description for pages without their own.',
    },
    banner: {
      title: 'Announcement',
      text: 'One line at the top of every page. Hidden when empty.',
    },
    orders: {
      title: 'Orders by transfer',
      text: 'The order stays open for 72 hours. Without proof its items are only reserved for this time; with it, until you decide.',
    },
    delivery: {
      title: 'Delivery in Cuba',
      text: 'The date that buyers see counts these days, then those of each province. With one delivery, only the highest of a cart’s delivery fees is charged.',
    },
    installation: {
      title: 'Installation service',
      text: 'Offered in the cart and at payment. An order to a place that is not on the list goes without it.',
    },
    security: {
      title: 'Security of the panel',
      text: 'Whoever has no second step turns it on before entering the panel again, you included.',
    },
    review: {
      title: 'Reviewed by you',
      text: 'What a new shop starts with as an example. Tick what is yours by now: the list “Ready to sell” asks for it.',
    },
    popup: {
      title: 'Welcome offer',
      text: 'Offers a coupon once every seven days to visitors without one.',
    },
  },
  nameHint: 'Titles and texts with the name change with it; coupons remain valid.',
  fields: {
    shop_name: 'Shop name',
    legal_name: 'Legal name',
    legal_address: 'Legal address',
    support_email: 'Support e-mail',
    phone_1: 'First phone',
    phone_2: 'Second phone',
    whatsapp_number: 'WhatsApp',
    social_facebook: 'Facebook',
    social_instagram: 'Instagram',
    social_twitter: 'X (Twitter)',
    design_your_own_url: '“Design your system” page',
    seo_title: 'Title',
    'seo.defaultDescription': 'Description',
    seo_keywords: 'Keywords',
    organisation_description: 'Shop description, in one sentence',
    banner_text: 'Announcement text',
    banner_link: 'Link (a shop page such as /catalogo, or https://…)',
    parts_hours:
      'Hours that items of an order paid by several people are reserved; leave empty for 72',
    proof_hours: 'Hours that items are reserved without proof; leave empty for 6',
    preparation_days: 'Working days from payment to the freight agency; leave empty for 2',
    one_delivery: 'One delivery per order',
    installation_price: 'Price per order; empty, 50',
    installation_places:
      'Where it is done: provinces of Cuba and states of the USA, with commas. Left empty, it is offered in every province and every state',
    unpaid_max:
      'Largest amount of a transfer of somebody who never paid here; leave empty for 6000',
    second_factor_required: 'Require the second step of all staff',
    provinces_reviewed: 'The provinces and their delivery days are ours',
    rates_reviewed: 'The shipping rate is ours',
    taxes_reviewed: 'My accountant confirmed the taxes that the shop charges',
    popup_active: 'Show offer',
    popup_code: 'Coupon code; leave empty for the shop’s own',
  },
  problems: {
    needed: 'This cannot be empty.',
    email: 'Enter an e-mail address such as help@shop.com.',
    phone: 'Enter a phone number such as +1 305 555 0142.',
    url: 'Enter an address that starts with https://.',
    link: 'Enter a shop page starting with /, or an https:// address.',
    money: 'Enter an amount such as 50 or 49.99.',
    places: 'Enter provinces of Cuba or states of the USA, separated by commas.',
    hours: 'Enter a whole number of hours, from 1 to 72.',
    days: 'Enter a whole number of days, from 0 to 30.',
    no_coupon: 'There is no coupon with that code: create it first under Coupons.',
    code: 'Use only plain letters, digits, full stops and hyphens.',
  },
}
