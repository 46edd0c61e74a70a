import type { Messages } from '#kernel/messages.ts'
import type { staff as spanish } from './staff.es.ts'

export const staff: Messages<typeof spanish> = {
  title: 'Legal texts',
  text: 'The texts included with the shop are content, not legal advice: a lawyer has to approve them. Replace them here with your own; every earlier version is archived.',
  toList: 'Legal texts',
  builtIn: 'included with the shop',
  own: 'yours',
  inForce: 'In force: version {version}, {whose}',
  later: 'Version {version} takes effect on {day}',
  signed: 'The declaration for Cuba has its own page:',
  declaration: 'Declaration for Cuba',
  see: 'View page',
  edit: 'Replace',
  editOf: 'Replace: {title}',
  how: 'A line that starts with “## ” opens a section; “- ” or “1. ” a list; “> ” a warning; “| a | b |” a row of a table, the first one with the headings. An empty line separates paragraphs. Placeholders in braces are filled in automatically: {names}.',
  language: { es: 'Spanish', en: 'English' },
  fields: { effectiveOn: 'Effective from', title: 'Title', summary: 'Summary', body: 'Text' },
  problems: {
    needed: 'This cannot be empty.',
    too_long: 'This is too long.',
    day: 'Enter a date from today on.',
    no_heading: 'The text must start with a section: “## Heading”.',
    empty_section: 'There is a section with nothing below it.',
    ragged_table:
      'There is a table without rows, or with rows of more or fewer columns than headings.',
    unknown_placeholder:
      'There is a name between braces that the shop does not know: it would be published as it stands. Those it knows are listed above.',
  },
  onlyIn: {
    es: 'Only the Spanish text changes: the English one stays as it was. Check that they still say the same.',
    en: 'Only the English text changes: the Spanish one stays as it was. Check that they still say the same.',
  },
  preview: 'Preview',
  ask: 'Publish it? From {day} on everybody reads it in the shop; the previous one is archived.',
  builtInLine: '{version}, included with the shop',
  publish: 'Publish this version',
  stands: 'The form has version {version}.',
  standsBuiltIn: 'The form has version {version}, the one that comes with the shop.',
  published: 'Version {version} is published. The previous version is archived.',
  versions: 'Published versions',
  noVersions: 'You have not published a version of your own yet.',
  versionLine: '{version}, effective from {day}; published on {dateTime}',
  load: 'Load into the form',
  loadOf: 'Load into the form: version {version}',
}
