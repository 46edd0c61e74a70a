import type { Messages } from '#kernel/messages.ts'
import type { staff as spanish } from './staff.es.ts'

export const staff: Messages<typeof spanish> = {
  title: 'Legal texts',
  text: 'The texts that come with the shop are content, not legal advice: a lawyer has to approve them. Replace them here with your own; every earlier version is kept.',
  back: 'Settings',
  toList: 'Legal texts',
  builtIn: 'the one that comes with the shop',
  own: 'yours',
  inForce: 'In force: version {version}, {whose}',
  later: 'From {day} version {version} will count',
  signed: 'The declaration signed for Cuba has a page of its own:',
  declaration: 'Declaration for Cuba',
  see: 'View the page',
  edit: 'Replace',
  editOf: 'Replace: {title}',
  how: 'A line that begins with “## ” opens a section; “- ” or “1. ” a list; “> ” a warning; “| a | b |” a row of a table, the first one with the headings. An empty line separates paragraphs. In braces, filled in by themselves: {names}.',
  language: { es: 'Spanish', en: 'English' },
  fields: { effectiveOn: 'Counts from', title: 'Title', summary: 'Summary', body: 'Text' },
  problems: {
    needed: 'This cannot be empty.',
    too_long: 'This is too long.',
    day: 'Write a day from today on.',
    no_heading: 'The text has to begin with a section: “## Heading”.',
    empty_section: 'There is a section with nothing below it.',
    ragged_table:
      'There is a table without rows, or with rows of more or fewer columns than headings.',
  },
  preview: 'Preview',
  publish: 'Publish this version',
  published: 'Version {version} is published. The one before is kept.',
  refused: 'Nothing was published. Look at what is marked.',
  versions: 'Published versions',
  noVersions: 'You have not published a version of your own yet.',
  versionLine: '{version}, counts from {day}; published on {dateTime}',
  load: 'Bring into the form',
  loadOf: 'Bring into the form: version {version}',
}
