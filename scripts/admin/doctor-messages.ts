import type { Check } from '#platform/health/finding.ts'

type Facts = Readonly<Record<string, string | number>>
/** What is, and what to do about it. */
type Sentence = (facts: Facts) => readonly [string, string?]

const problem: Sentence = (facts) => [String(facts.problem)]
const faults = { failed: problem, refused: problem }

export const sentences: Readonly<Record<Check, Readonly<Record<string, Sentence>>>> = {
  database: {
    ...faults,
    answers: ({ kind, ms }) => [`the ${kind} database answers in ${ms} ms.`],
    slow: ({ kind, ms }) => [
      `the ${kind} database answers in ${ms} ms, which is slow.`,
      'Look at what else uses its machine, and at long queries in pg_stat_activity.',
    ],
  },
  roles: { ...faults, harmless: () => ['no role of the shop sees past row-level security.'] },
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
    at_the_next_start: () => ['the database is of an older version.', 'The next start mends it.'],
  },
  clock: {
    ...faults,
    right: ({ seconds }) => [
      `${seconds} s from the clock of the database.`,
      'Let a time service (NTP) keep the clocks of both machines.',
    ],
    invalid: ({ seconds }) => [
      `${seconds} s from the clock of the database.`,
      'Let a time service (NTP) keep the clocks of both machines: the shop goes by that of the database.',
    ],
  },
  disk: {
    ...faults,
    room: ({ freeMb, percent }) => [`${freeMb} MB free (${percent} %).`],
    narrow: ({ freeMb, percent }) => [
      `${freeMb} MB free (${percent} %).`,
      'Make room soon: a backup needs as much as it writes. Keep fewer (BACKUP_KEEP) or elsewhere (BACKUP_DIR).',
    ],
    full: ({ freeMb }) => [
      `only ${freeMb} MB free.`,
      'Make room now: a full disk stops every order. Keep fewer backups (BACKUP_KEEP) or elsewhere (BACKUP_DIR).',
    ],
  },
  files: { ...faults, stored: ({ place }) => [`a file came back as it was written to ${place}.`] },
  backups: {
    failed: (facts) => [
      `the last one came to nothing: ${facts.problem}`,
      'Mend that and run npm run backup.',
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
      'See whether the mail service answers; the log says why letters are tried again.',
    ],
    stuck: ({ waiting, minutes }) => [
      `${waiting} wait, the oldest for ${minutes} minutes.`,
      'See whether the mail service answers, and whether a process of the shop runs.',
    ],
    failed: ({ failed }) => [
      `${failed} failed for good.`,
      'npm run failed-emails says why; npm run failed-emails -- --retry sends them once more.',
    ],
  },
  mail: {
    ...faults,
    leaves: ({ way, from }) => [`letters leave by ${way} as ${from}.`],
    into_files: ({ place }) => [
      `letters become files in ${place}.`,
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
      'Run npm run lists -- FILES, or set SCREENING_LISTS_URLS.',
    ],
    fresh: ({ days }) => [
      `the oldest is ${days} days old.`,
      'After seven days every order is held: run npm run lists -- FILES.',
    ],
  },
  address: {
    encrypted: ({ shopUrl }) => [`${shopUrl}`],
    only_here: ({ shopUrl }) => [
      `${shopUrl} is an address of this machine only.`,
      'Set SHOP_URL to the public address, with https.',
    ],
    plain: ({ shopUrl }) => [
      `${shopUrl} is not encrypted.`,
      'Let a proxy with TLS stand before the shop and set SHOP_URL with https.',
    ],
  },
}
