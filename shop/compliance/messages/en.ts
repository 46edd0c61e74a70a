import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Sanctions lists',
  text: 'Every buyer, recipient and payer is compared with these lists. Without lists, or with a list older than 7 days, every order is held until a person decides.',
  back: 'Admin home',
  demonstration:
    'Demonstration mode: old lists count as current. For trying things out only, never for selling.',
  missing: 'Lists are missing: every order is held. Import them with “npm run lists”.',
  stale: 'A list is more than 7 days old: every order is held. Refresh it with “npm run lists”.',
  fresh: 'The lists are up to date.',
  columns: { list: 'List', asOf: 'As of', names: 'Names', source: 'Files' },
  names: {
    SDN: 'SDN: blocked persons and entities (Treasury)',
    CONS: 'Other Treasury lists (non-SDN)',
    CSL: 'Consolidated list (Commerce, State, Treasury)',
    DPL: 'Persons denied exports (Commerce)',
    CRL: 'Cuba Restricted List (State)',
  },
  old: 'older than 7 days',
  none: 'No lists.',
  downloads: {
    title: 'Sources checked daily',
    none: 'None. With their addresses under Connections the lists refresh themselves.',
    checked: 'Checked on {date}',
    never: 'Not checked yet',
    problem: 'Last problem: {error}',
  },
  nameCheck: {
    title: 'Check a name',
    label: 'Full name',
    button: 'Compare',
    MATCH: 'MATCH: the order would be held',
    CLEAR: 'CLEAR: no match',
    nearest: 'Closest match',
    nothing: 'Nothing on the lists resembles it.',
    hit: '{name} ({list}, {program}): {score}%',
  },
  reasons: {
    clear: 'no matches',
    listed: 'resembles a name on the lists',
    keyword: 'contains the name of a state body',
    unreadable: 'cannot be compared: unusual characters, or too long',
    lists_stale: 'lists older than 7 days',
    lists_missing: 'lists are missing',
    error: 'the comparison failed',
  },
}
