import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Backups',
  text: 'Everything that the shop stores: orders, customers, products, settings and files. Download one from time to time and store it away from the server, under lock: it has personal data, and the keys that seal what the shop stores. Open sessions are not in it: after a restore everybody signs in again. Downloading asks for your password each time.',
  make: 'Make a backup now',
  asked: 'It is made within a minute, and appears here by itself when it is ready.',
  made: 'The backup is ready.',
  notMade:
    'The backup could not be made. Try again; if it keeps failing, tell whoever looks after the server.',
  refresh: 'Refresh',
  settings: 'Time of the daily backup, and how many are stored',
  none: 'There is no backup yet.',
  columns: { when: 'When', what: 'Content', state: 'State', actions: 'Actions' },
  content: '{rows} rows, {files} files',
  running: 'being made',
  failed: 'failed',
  why: 'Why, in the words of the server',
  done: 'complete',
  elsewhere: 'not on this server',
  verify: 'Verify',
  download: 'Download',
  ready:
    'The download starts by itself. Its address holds for five minutes and for you only; every owner gets an e-mail.',
  onlyOwners:
    'Only an owner of the shop downloads a backup: it has everybody’s data and the keys of the house.',
  named: '{action}: {name}',
  whole: 'Backup {name} is whole: {rows} rows and {files} files, just as they were written.',
  damaged: 'Backup {name} is damaged. Do not use it; make another.',
  gone: 'That backup is not on this server any more.',
  notUnderstood: 'The request was not understood. Please try again.',
  restore:
    'A backup is restored on the server, with the shop stopped: whoever looks after it needs the downloaded file and the steps below.',
  restoreDetails: 'Steps for whoever looks after the server',
  restoreSteps: 'On a server whose shop is stopped and empty: {commands}.',
}
