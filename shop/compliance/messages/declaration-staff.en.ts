import type { Messages } from '#kernel/messages.ts'
import type { declarationStaff as spanish } from './declaration-staff.es.ts'

export const declarationStaff: Messages<typeof spanish> = {
  title: 'Declaration for Cuba',
  text: 'The text that buyers sign for orders to Cuba. A new version applies as soon as you publish it. Earlier orders keep the text, version and fingerprint that were signed.',
  lawyer:
    'Before you publish, have an export and sanctions lawyer read the text in both languages. The text included with the shop is content, not legal advice.',
  inForce: 'In force: version {version}, {whose}',
  builtIn: 'included with the shop',
  own: 'yours',
  see: 'View the public page',
  language: { es: 'Spanish', en: 'English' },
  write: 'Write a new version',
  fields: {
    title: 'Title',
    intro: 'Introduction',
    statements: 'Statements, one per line',
    officialsTitle: 'Title of the expandable list',
    officials: 'Prohibited officials and members; start a line with “- ” for a list item',
  },
  hints: {
    statements: 'Numbers are added automatically. Use the same statements in both languages.',
  },
  problems: {
    needed: 'This cannot be empty.',
    too_long: 'This is too long.',
    placeholder:
      'Nothing between braces is filled in here: it would be signed as it stands. Write the text itself.',
    too_many: 'Too many statements: the maximum is 12.',
    uneven: 'Both languages must have the same statements, one per line.',
  },
  show: 'Preview',
  onlyIn: {
    es: 'Only the Spanish text changes: the English one stays as it was. Check that they still say the same.',
    en: 'Only the English text changes: the Spanish one stays as it was. Check that they still say the same.',
  },
  preview: 'How buyers will see it',
  publish: 'Publish and activate',
  confirm:
    'I have read it in both languages and a lawyer has reviewed it. From now on it is the text signed for shipping to Cuba.',
  published: 'Version {version} is in force. The previous version is archived.',
  refused: 'Nothing was published. Check the marked fields.',
  refusals: {
    not_seen: 'Nothing was published. Check the preview first: the text has changed since then.',
    not_confirmed: 'Nothing was published. Tick the box above the button.',
    replaced_meanwhile:
      'Nothing was published: another version was published while you were writing. Compare it with yours, check the preview and publish again.',
    unchanged: 'Nothing was published: the text is identical to the current one.',
  },
  required: 'What the text must say',
  points: [
    'The buyer is of legal age and the data is true.',
    'The recipient is a person or a private business in Cuba, will use the equipment in the home or business, and will not resell it or re-export it to prohibited third parties.',
    'Neither the buyer nor the recipient is a prohibited official of the Government of Cuba or a prohibited member of the Communist Party (31 CFR 515.337 and 515.338, with the expandable list).',
    'The equipment is not for the Government, the Communist Party, MINFAR, MININT or the PNR, nor for entities of the Cuba Restricted List or the SDN list, nor for companies in which they hold 50% or more.',
    'It will not be used for military, police, nuclear, chemical, biological or missile purposes.',
    'It is paid with the buyer’s own funds; no listed bank or remittance company takes part (for example FINCIMEX or Orbit).',
    'The shipment uses a licence exception of the EAR (SCP or GFT); the seller may ask for proof, hold or cancel; a false declaration may be a federal crime (18 U.S.C. § 1001).',
    'The data is kept for 10 years and handed to the authorities of the United States if they ask.',
  ],
  alsoChange:
    'The compliance policy repeats the summary of officials: if you change it here, change it there too.',
  policy: 'Compliance policy',
  versions: 'Published versions',
  noVersions: 'You have not published a version of your own yet.',
  versionLine: '{version}, published on {dateTime}',
  builtInLine: '{version}, included with the shop',
  load: 'Load into the form',
  loadOf: 'Load into the form: version {version}',
}
