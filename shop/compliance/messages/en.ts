import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Sanctions lists',
  text: 'Every buyer, recipient and payer is compared with these lists. Without lists, or with one of more than 7 days, every order is held until a person decides.',
  back: 'Administration',
  demonstration:
    'Demonstration mode: old lists count as new. Good for trying things out, never for selling.',
  missing: 'Lists are missing: every order is held. Import them with “npm run lists”.',
  stale: 'A list is more than 7 days old: every order is held. Refresh it with “npm run lists”.',
  fresh: 'The lists are up to date.',
  columns: { list: 'List', asOf: 'Current on', names: 'Names', source: 'Files' },
  names: {
    SDN: 'SDN: blocked persons and entities (Treasury)',
    CONS: 'Other Treasury lists (non-SDN)',
    CSL: 'Consolidated list (Commerce, State, Treasury)',
    DPL: 'Persons denied exports (Commerce)',
    CRL: 'Cuba Restricted List (State)',
  },
  old: 'more than 7 days',
  none: 'There is no list.',
  downloads: {
    title: 'Addresses asked every day',
    none: 'None. With SCREENING_LISTS_URLS the lists refresh themselves.',
    checked: 'Asked on {date}',
    never: 'Could not be asked yet',
    problem: 'Last problem: {error}',
  },
  nameCheck: {
    title: 'Try a name',
    label: 'Full name',
    button: 'Compare',
    MATCH: 'MATCH: the order would have been held',
    CLEAR: 'CLEAR: no match',
    nearest: 'The nearest',
    nothing: 'Nothing on the lists is like it.',
    hit: '{name} ({list}, {program}): {score}%',
  },
  reasons: {
    clear: 'no matches',
    listed: 'is like a name on the lists',
    keyword: 'contains a word of a state body',
    unreadable: 'cannot be compared: unusual signs or letters, or too long',
    lists_stale: 'lists of more than 7 days',
    lists_missing: 'lists are missing',
    error: 'the comparison failed',
  },
}
