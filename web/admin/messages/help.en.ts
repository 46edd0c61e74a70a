import type { Messages } from '#kernel/messages.ts'
import type { help as spanish } from './help.es.ts'

export const help: Messages<typeof spanish> = {
  label: 'Help for this page',
  manual: 'Read more in the manual (in Spanish)',
  toPanel: 'Back to the panel',
  pages: {
    home: 'What waits for you today: each line says how many there are and opens the list with exactly those. Start at the top; below are the payments of the last 30 days and the maintenance mode: while it is on nobody can buy, and what was started goes on.',
    search:
      'Searches orders, people, products, settings and pages at once. Press / or Ctrl K on any page of the panel; choose with the arrows and open with Enter.',
    manual:
      'The manual explains every page of the panel, with screenshots. It is in Spanish; every “?” of the panel leads to its part.',
    ready:
      'What is missing before the first sale, in the order in which it is best done. Each line opens its page and is ticked by itself once done; what the shop starts with as an example is confirmed by you. While something is missing, the shop says in public that it is a demonstration.',
    orders:
      'All orders, newest first. Filter by what they wait for, select several to change them together, or download the list as a file. Inside an order, the next step and what it needs stand at the top; everything else opens its own dialog, also to correct the recipient’s details until it leaves.',
    zelle:
      'Transfers with a proof. Look for each one at your bank before approving it: a proof proves nothing. Enter the reference and the amount you see there. Above the sum set under Payment methods two people are needed.',
    parts:
      'Orders that several relatives pay together. Each pays their part on their own; the order is prepared once the total is covered, and if it ends before that, each is given back what they paid.',
    holds:
      'Orders stopped because a name resembles one on the sanctions lists. Compare the details, release or reject with a reason, ask for more, or pass it to the lawyer. Until you decide, nothing is charged or sent.',
    damage:
      'What arrived broken or incomplete, with the photos of whoever reported it. Answer from the order: your answer goes out by e-mail and is shown on the page of the order.',
    reviews:
      'What recipients write about their order, with their photos. Nothing is published by itself: read it and release what helps other families, without anybody’s personal data.',
    alerts:
      'Whoever waits for a sold-out product or a province without service. The shop writes to e-mail addresses by itself, once; to WhatsApp numbers you write and mark it here.',
    abandoned:
      'People who left their details at the checkout and did not finish. Write to them only to help with that purchase: they did not agree to advertising.',
    limits:
      'Whom the limits against unpaid orders refused. If it is a real customer, let them through for some hours by e-mail, telephone or IP address.',
    donations:
      'Donations to decide and made. A transfer is confirmed with what the bank shows; the name of the donor is first compared with the lists. Only whoever has Compliance releases or refuses a held one. They are no sales and do not count as revenue.',
    accounting:
      'Revenue, costs and profit of what was paid, at the prices and costs of the day of each order. An order counts on the day it was paid; if it is cancelled later, what was refunded is subtracted on the day the money went back, so that closed days never change. Choose the period and download the file for your accountant.',
    analytics:
      'What is viewed and what is bought, counting only visitors who accepted performance cookies. Good for comparing, not for counting everybody.',
    products:
      'The catalogue as a table. Select a cell to change it (in a browser without scripts, open the product by its name); changes stay drafts until you review and save them together. You can import and export Excel or CSV; the name opens the page with photos and electrical data.',
    margins:
      'The margin you want in each category. The shop proposes prices from it; take them over as drafts and they are saved like any change of the table.',
    coupons:
      "Discount codes with dates and a maximum of uses. Archiving a coupon does not change orders already placed. The shop's own carries its name and a 1.",
    synonyms:
      'Words that people search for and your catalogue calls something else, for example “placa” for “panel”.',
    shipping:
      'What the pound, the agency and the delivery cost. Before activating a tariff you see how the prices delivered to Cuba change; activating it changes all of them at once. Orders already placed keep theirs.',
    provinces:
      'Whether each province is served at the door, by pick-up or not at all, and in how many days. The promised arrival date comes from here.',
    settings:
      'Name, contacts, announcement, deadlines, installation and security. Each part is saved on its own and shown at once. The name also changes in titles, e-mails and texts.',
    methods:
      'How one can pay, for which destination and between which amounts. Add transfers of your own with instructions in both languages, and the sum from which two people are needed. Only an owner changes anything, with the password unless it was given minutes ago; for the sum, each time.',
    emails:
      'Everything the shop writes, to be read in both languages, and the e-mails that failed. Once the cause is fixed, send them again.',
    legal:
      'The texts of the shop and their versions. Publishing a new one puts it into force from the date you choose; earlier ones are kept and the original can come back. Have them approved by a lawyer.',
    declaration:
      'What is signed by whoever buys for Cuba. Look at the preview and publish; earlier orders keep the text that was signed.',
    lists:
      'The sanctions lists that every name is compared with. After seven days all orders are stopped, so renew them before. You can also test a name here.',
    backups:
      'Copies of all data and files. The shop makes one every day; here you make another, verify and download it. Keep one away from the server where nobody else reads it: it holds personal data.',
    connections:
      'The keys of services outside. What is set on the server already comes first and is only shown here. A key is stored sealed and never shown again; only an owner changes it, and each change asks for the password.',
    notifications:
      'Who hears of what: orders, proofs, holds, damage, failed e-mails and low stock, with quiet hours and a daily summary. By e-mail and, once you add the device, on the screen of your phone or computer.',
    tests:
      'Real tests of database, payments, e-mail and pages. None touches an order: what they write is rolled back.',
    customers:
      'Whoever bought, with an account or without. Open a person to see their orders, donations, e-mails and notes, to give them their data or to delete what the law allows.',
    users:
      "The accounts of the shop. Here you end somebody's sessions, delete their account or remove the administrator role. What they bought is under Customers.",
    permissions:
      'What each person may do. Make a group with what is needed (Warehouse: packing and shipping) and put in it who works there. Whoever is in none may do everything. Each change asks for your password and counts at once.',
    invitations:
      'This is how another person joins the administration. The link works once and expires; send it only to whoever should have the panel.',
    audit:
      'Who changed what and when, with the values before and after. It cannot be changed or deleted. Money and states of an order are in its history, too.',
    account: 'Your own account: name, language, notices and your data.',
    security:
      'Your password, the second step with an app on your telephone, and open sessions. Store the recovery codes where they do not depend on the telephone.',
  },
}
