import type { Check } from '#platform/health/finding.ts'

type Facts = Readonly<Record<string, string | number>>
/** The finding and its fix. */
type Sentence = (facts: Facts) => readonly [string, string?]

const problem: Sentence = (facts) => [String(facts.problem)]
/** What is missing, in the words of the panel's checklist. */
const lacking =
  (toDo: string): Sentence =>
  ({ missing }) => [String(missing), toDo]
const faults = { failed: problem, refused: problem }

export const sentences: Readonly<Record<Check, Readonly<Record<string, Sentence>>>> = {
  database: {
    ...faults,
    answers: ({ kind, ms }) => [`the ${kind} database answers in ${ms} ms.`],
    slow: ({ kind, ms }) => [
      `the ${kind} database answers in ${ms} ms, which is slow.`,
      'Check what else uses its machine, and long queries in pg_stat_activity.',
    ],
  },
  roles: { ...faults, harmless: () => ['no role of the shop bypasses row-level security.'] },
  row_security: {
    ...faults,
    forced: ({ count }) => [`forced on all ${count} tables.`],
    open: ({ tables }) => [
      `not forced on ${tables}.`,
      'Run npm run migrate; if it stays so, alter table … force row level security as the owner.',
    ],
  },
  migrations: {
    ...faults,
    up_to_date: () => ['the database is up to date.'],
    at_the_next_start: () => ['the database is of an older version.', 'The next start updates it.'],
  },
  clock: {
    ...faults,
    right: ({ seconds }) => [
      `${seconds} s from the clock of the database.`,
      'Synchronise the clocks of both machines with a time service (NTP).',
    ],
    invalid: ({ seconds }) => [
      `${seconds} s from the clock of the database.`,
      'Synchronise the clocks of both machines with a time service (NTP): the shop uses that of the database.',
    ],
  },
  disk: {
    ...faults,
    room: ({ freeMb, percent }) => [`${freeMb} MB free (${percent} %).`],
    narrow: ({ freeMb, percent }) => [
      `${freeMb} MB free (${percent} %).`,
      'Free space soon: a backup needs as much as it writes. Retain fewer (BACKUP_KEEP) or store them elsewhere (BACKUP_DIR).',
    ],
    full: ({ freeMb }) => [
      `only ${freeMb} MB free.`,
      'Free space now: a full disk stops every order. Retain fewer backups (BACKUP_KEEP) or store them elsewhere (BACKUP_DIR).',
    ],
  },
  files: { ...faults, stored: ({ place }) => [`a file came back as it was written to ${place}.`] },
  backups: {
    failed: (facts) => [
      `the last one failed: ${facts.problem}`,
      'Fix the cause and run npm run backup.',
    ],
    none: () => ['there is none yet.', 'Run npm run backup, or wait for BACKUP_AT.'],
    old: ({ hours }) => [
      `the newest is ${hours} hours old.`,
      'Run npm run backup and read the log.',
    ],
    fresh: ({ hours }) => [`the newest is ${hours} hours old.`],
    by_hand: ({ hours }) => [
      `the newest is ${hours} hours old, and none is made by itself.`,
      'Set BACKUP_AT, unless something else makes backups.',
    ],
  },
  emails: {
    leaving: ({ waiting, minutes }) => [
      waiting === 0 ? 'none waits.' : `${waiting} wait, the oldest for ${minutes} minutes.`,
      'Check whether the mail service responds; the log states why e-mails are retried.',
    ],
    stuck: ({ waiting, minutes }) => [
      `${waiting} wait, the oldest for ${minutes} minutes.`,
      'See whether the mail service answers, and whether a process of the shop runs.',
    ],
    failed: ({ failed }) => [
      `${failed} failed permanently.`,
      'npm run failed-emails lists the reasons; npm run failed-emails -- --retry sends them once more.',
    ],
  },
  mail: {
    ...faults,
    leaves: ({ way, from }) => [`e-mails are sent by ${way} as ${from}.`],
    into_files: ({ place }) => [
      `e-mails are written to files in ${place}.`,
      'Set SMTP_URL or RESEND_API_KEY, and MAIL_FROM, before the first customer.',
    ],
  },
  lists: {
    none: () => [
      'no list of sanctions is held: every order is held.',
      'Run npm run lists -- FILES.',
    ],
    demonstration: ({ days }) => [
      `${days} days old, and counted as fresh for a demonstration.`,
      'Run npm run lists -- FILES and set SCREENING_DEMO=off before the first sale.',
    ],
    old: ({ days }) => [
      `the oldest is ${days} days old: every order is held.`,
      'Run npm run lists -- FILES, or set SCREENING_LISTS_URLS here or under Connections in the panel.',
    ],
    fresh: ({ days }) => [
      `the oldest is ${days} days old.`,
      'After seven days every order is held: run npm run lists -- FILES.',
    ],
  },
  address: {
    encrypted: ({ shopUrl }) => [`${shopUrl}`],
    no_proxies: ({ shopUrl }) => [
      `${shopUrl} is served by a proxy that is not trusted: all visitors count as one, and limits refuse them together.`,
      'Set TRUSTED_PROXIES to the address of the proxy.',
    ],
    only_here: ({ shopUrl }) => [
      `${shopUrl} is an address of this machine only.`,
      'Set SHOP_URL to the public address, with https.',
    ],
    plain: ({ shopUrl }) => [
      `${shopUrl} is not encrypted.`,
      'Put a proxy with TLS in front of the shop and set SHOP_URL with https.',
    ],
  },
  seller: {
    ...faults,
    met: () => ['who sells is stated.'],
    missing: lacking('Set legal name, address, e-mail and telephone at /admin/settings.'),
  },
  payment: {
    ...faults,
    met: () => ['a payment method moves money.'],
    missing: lacking('Set keys of PayPal, or an account for transfers at /admin/pagos.'),
  },
  provinces: {
    ...faults,
    met: () => ['provinces are served, as the owner has confirmed.'],
    missing: lacking('Set them at /admin/provincias and confirm them at /admin/listo.'),
  },
  rates: {
    ...faults,
    met: () => ['the shipping rate is set, as the owner has confirmed.'],
    missing: lacking('Set it at /admin/shipping and confirm it at /admin/listo.'),
  },
  taxes: {
    ...faults,
    met: () => ['the owner’s accountant has confirmed what is charged.'],
    missing: lacking('Ask the accountant and confirm it at /admin/listo.'),
  },
  legal: {
    ...faults,
    met: () => ['every legal text is the owner’s.'],
    missing: lacking('Let a lawyer approve them and publish them at /admin/settings/legales.'),
  },
  second_factor: {
    ...faults,
    met: () => ['every administrator has a second factor.'],
    missing: lacking('Set it up at /cuenta/seguridad.'),
  },
  products: {
    ...faults,
    met: () => ['the catalogue is the owner’s.'],
    missing: lacking('Hide or delete them at /admin/products.'),
  },
}
