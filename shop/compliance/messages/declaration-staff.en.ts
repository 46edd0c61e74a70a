import type { Messages } from '#kernel/messages.ts'
import type { declarationStaff as spanish } from './declaration-staff.es.ts'

export const declarationStaff: Messages<typeof spanish> = {
  title: 'Declaration for Cuba',
  text: 'This is what whoever buys for Cuba signs. A new version counts from the moment you publish it: it is the one shown and signed. Earlier orders keep text, version and fingerprint of what was signed.',
  lawyer:
    'Before you publish, have an export and sanctions lawyer read the text in both languages. What comes with the shop is content, not legal advice.',
  back: 'Settings',
  inForce: 'In force: version {version}, {whose}',
  builtIn: 'the one that comes with the shop',
  own: 'yours',
  see: 'View the public page',
  language: { es: 'Spanish', en: 'English' },
  write: 'Write a new version',
  fields: {
    title: 'Title',
    intro: 'What is read before the statements',
    statements: 'What is declared, one statement a line',
    officialsTitle: 'Title of the list that unfolds',
    officials: 'Prohibited officials and members; with “- ” in front, a line of the list',
  },
  hints: { statements: 'The shop writes the number. The same statements in both languages.' },
  problems: {
    needed: 'This cannot be empty.',
    too_long: 'This is too long.',
    too_many: 'These are too many statements: there is room for 12.',
    uneven: 'Both languages must have the same statements, one a line.',
  },
  show: 'Preview',
  preview: 'How buyers will read it',
  publish: 'Publish and put in force',
  confirm:
    'I have read it in both languages and a lawyer has reviewed it. From now on it is what is signed for shipping to Cuba.',
  published: 'Version {version} is in force. The one before is kept.',
  refused: 'Nothing was published. Look at what is marked.',
  refusals: {
    not_seen: 'Nothing was published. Look at the preview first: the text has changed since.',
    not_confirmed: 'Nothing was published. Tick the box above the button.',
    replaced_meanwhile:
      'Nothing was published: another version came into force while you were writing. Compare it with yours, look at the preview and publish again.',
    unchanged: 'Nothing was published: it is the very text that is in force.',
  },
  required: 'What the text must say',
  points: [
    'The buyer is of legal age and the data is true.',
    'The recipient is a person or a private business in Cuba, will use the equipment in the home or business, and will not resell it or re-export it to prohibited third parties.',
    'Neither the buyer nor the recipient is a prohibited official of the Government of Cuba or a prohibited member of the Communist Party (31 CFR 515.337 and 515.338, with the list to unfold).',
    'The equipment is not for the Government, the Communist Party, MINFAR, MININT or the PNR, nor for entities of the Cuba Restricted List or the SDN list, nor for companies in which they hold 50% or more.',
    'It will not be used for military, police, nuclear, chemical, biological or missile purposes.',
    'It is paid with own funds; no listed bank or remittance company takes part (for example FINCIMEX or Orbit).',
    'The shipment goes under a licence exception of the EAR (SCP or GFT); the seller may ask for proof, hold or cancel; a false declaration may be a federal crime (18 U.S.C. § 1001).',
    'The data is kept for 10 years and handed to the authorities of the United States if they ask.',
  ],
  alsoChange:
    'The compliance policy repeats the summary of officials: if you change it here, change it there too.',
  policy: 'Compliance policy',
  versions: 'Published versions',
  noVersions: 'You have not published a version of your own yet.',
  versionLine: '{version}, published on {dateTime}',
  builtInLine: '{version}, the one that comes with the shop',
  load: 'Bring into the form',
  loadOf: 'Bring into the form: version {version}',
}
