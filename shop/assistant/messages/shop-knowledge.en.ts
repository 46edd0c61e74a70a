import type { ShopPassageId } from '../knowledge/shop-passages.rules.ts'

/** The short answer that comes before the quoted text; empty where the quotation answers by itself. */
export const shopKnowledge: Record<ShopPassageId, string> = {
  zelle: 'Yes, you pay by Zelle from your bank in the United States.',
  zelleTime: 'You have 72 hours from placing the order.',
  unpaid:
    'The order expires by itself, at no cost, and the units go back on sale; you can place it again.',
  zelleWaits:
    'It stays pending until one of our people sees the money in the bank account; the proof helps to find it, with the code in the memo. After 24 hours, write to us with the order number.',
  payments: 'Right now you pay by {methods}, in dollars.',
  cubanMoney:
    'No: payment is in dollars only, by {methods}. A relative or friend there can pay, with their own funds.',
  installments: 'No, there are no installments: the total is paid in one payment, by {methods}.',
  shareOrder:
    'Yes: confirm the order and choose “Pay together” on the next page. Each relative gets a link and pays a part their own way ({methods}), from another country too; the order is paid when all the parts are.',
  otherPayer: 'Let us know first: the name of the payer is checked too.',
  scam: 'Pay only to the details on your order’s page; an order number can be checked on the verification page.',
  guest: 'You don’t need an account: you can buy as a guest.',
  adults: '',
  coupon: 'You enter it in the cart before paying.',
  installation:
    'Yes, where an installer covers the address: it costs {installation} per order. The cart says where it is done.',
  warrantyHow:
    'The warranty is the manufacturer’s. Write to us with the order number and photos or a video of what happened, and we help you claim it.',
  warrantyNot: 'The warranty usually does not cover that.',
  destinations: 'Yes, to Cuba and within the United States; to no other country.',
  priceParts:
    'Yes: the price delivered to Cuba already includes shipping and delivery to the recipient.',
  salesTax: 'Yes: orders in the United States add 7 % tax; orders to Cuba have none.',
  noTaxCuba:
    'No: orders to Cuba pay no tax; the 7 % is only for those delivered in the United States.',
  shippingUsa:
    'In the United States shipping is not within the price: the summary shows it before you pay, and it can be zero. A 7 % tax is added to the price.',
  noPromise: 'I do not give a fixed date: it does not depend on the shop alone.',
  times:
    'Up to {transitDays} days in transit to Cuba, counted from the handover to the freight agency, after {preparation} of preparation.',
  lithiumShip:
    'Not always: batteries travel as dangerous goods and may go by another route or on another date.',
  firstCharge: 'Yes, charge it fully before the first use: it travels with a low charge.',
  customs: 'No customs duty is paid on solar systems, as published in 2026: Cuba exempts them.',
  receive: '',
  damage: 'Tell us within 48 hours, with photos.',
  damageLate: 'Write to us all the same, with photos and the order number: we will look into it.',
  returnsUsa:
    'In the United States you have 30 days; in Cuba there is no return for a change of mind.',
  returnsUsed: 'No: installed or used equipment cannot be returned, it goes through the warranty.',
  returnsCuba:
    'Not for a change of mind: after the handover to the agency it is no longer possible. If it came faulty or fails, we send the part.',
  delays:
    'If we are late we write to you before the date, and you choose between waiting and cancelling with all your money.',
  cancel:
    'You cancel it on your order’s page (the link in your e-mail), before it is handed over to the agency.',
  lost: 'Write to us with the order number: we ask the freight agency where it is and tell you in writing what happened and what you can choose.',
  abroad:
    'Yes, you can buy from another country for whoever receives it in Cuba. Right now you pay with {methods}, in dollars; the cart says which bank each of them asks for.',
  refunds: '',
  pickup: '',
  notHome: '',
  idCard:
    'Whoever receives shows their identity card: it is to deliver at the door to the right person and to rule out a name match. In the order its number is optional for a pick-up point.',
  orderData:
    'Of the recipient: full name and surnames, as on the identity card; phone; and address with street, number, cross streets, neighbourhood, municipality and province. The number of the identity card, for delivery to the door.',
  privacy: '',
  closeAccount:
    'You delete it in your account, under “My data”, or write to us from its e-mail: everything the law does not make us keep is deleted.',
  lawful:
    'Yes, under the US export rules: it is sent under an exception or a license, which we note on every order.',
  whoMay:
    'Yes, to a private person, for their home. Working for the state does not prevent it by itself.',
  privateBusiness: 'Yes, a private business can receive it if it has up to 100 employees.',
  church: '',
  whoMayNot:
    'No, nothing can be sent to the Government, the military, the MININT, or their officials, companies or hotels.',
  otherName:
    'No: using another name so that it passes is a false declaration. The real recipient is the one who is checked.',
  resale:
    'No, it is not sold for resale: it is for the home, family or private business of the recipient.',
  signing:
    'Yes: for an order to Cuba you sign with your name, on the same page, a declaration on who receives it and what for. Nothing has to be printed.',
  records:
    '10 years from the delivery, as the law asks; a request to erase data does not erase that file.',
  screening: '',
  seller: '',
  lawSettled: 'Write to us first with the order number: it is usually settled by talking.',
  reset: 'Enter your e-mail under “Forgot my password” and you get a link to set a new one.',
  resetMail:
    'Look in your spam folder and wait a few minutes; check that it is your account’s address and ask for it again. If it does not come, write to a person of the shop.',
  orderStatus:
    'Write me its number (GS-…) and the e-mail of the purchase here, or find it on the page: we send you the link to the order’s page again, with the date of each step. I cannot see orders here.',
  verify:
    'Enter the number on the verification page: it says whether it is one of our orders, and nothing else about it.',
  donate: 'You can donate light to a family on the donations page.',
  orderChange:
    'Write to a person of the shop as soon as you can, with the order’s number and the right details.',
  otherCountries:
    'No, we do not ship to other countries: only to Cuba and within the United States.',
  invoice:
    'The page of your order shows the equipment, what was paid and the date, and its link is sent to you by e-mail. If you need another document, ask a person of the shop.',
  orderMail:
    'Look in the spam folder and wait a few minutes. If it is not there, find the order with its number and your e-mail: we send the link again; if it does not appear, write to a person of the shop.',
  proforma: 'In the cart you can save it, share it by link and print a quote with today’s prices.',
  language: 'Yes: ask me in Spanish or in English.',
}
