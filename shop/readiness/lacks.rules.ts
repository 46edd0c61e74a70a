/** What a new shop already has, as an example: it counts once the owner has said that it is theirs. */
export const reviewable = ['provinces', 'rates', 'taxes'] as const
export type Reviewable = (typeof reviewable)[number]

/** What is done only once a try has succeeded: keys may be wrong. */
export type Tryable = 'payment' | 'sending'

export const sellerFacts = ['legalName', 'legalAddress', 'supportEmail', 'phone'] as const
export type SellerFact = (typeof sellerFacts)[number]
/** May be empty, but may not lead to the demonstration. */
export const sellerLinks = ['facebook', 'instagram', 'twitter', 'designYourOwn'] as const
export type SellerLink = (typeof sellerLinks)[number]

/** Why an open payment method brings no money yet. */
export type MethodLack = 'no_keys' | 'no_real_money' | 'no_account' | 'demonstration_account'

export interface ReadinessFacts {
  readonly seller: Readonly<Record<SellerFact | SellerLink, string>>
  /** The open payment methods; null is one that moves money. */
  readonly methods: readonly { readonly name: string; readonly lack: MethodLack | null }[]
  readonly sendsEmails: boolean
  /** What is set, and whose last try did not succeed, or that nobody tried. */
  readonly unproven: Readonly<Partial<Record<Tryable, 'untried' | 'try_failed'>>>
  readonly lists: {
    readonly isDemonstration: boolean
    readonly missing: readonly string[]
    readonly old: readonly string[]
  }
  readonly servedProvinces: number
  readonly costPerPound: number
  readonly reviewed: readonly Reviewable[]
  readonly legalTextsMissing: readonly string[]
  readonly hoursSinceBackup: number | null
  /** Administrators who sign in without a second step, by name. */
  readonly withoutSecondStep: readonly string[]
  readonly demonstrationProducts: number
  readonly ownProducts: number
}

export type LackCode =
  | 'seller'
  | 'no_method'
  | MethodLack
  | 'untried'
  | 'try_failed'
  | 'no_mail_server'
  | 'demonstration_lists'
  | 'lists_missing'
  | 'lists_old'
  | 'no_province'
  | 'no_rate'
  | 'unconfirmed'
  | 'legal_texts'
  | 'no_backup'
  | 'old_backup'
  | 'without_second_step'
  | 'demonstration_products'
  | 'no_own_products'

/** One thing that is missing. */
export interface Lack {
  readonly code: LackCode
  /** Of what, as codes that the messages name, or as names. */
  readonly names?: readonly string[]
  readonly count?: number
}

/** Addresses of the demonstration, which nobody reads. */
export const isDemonstrationText = (text: string): boolean =>
  /[._]example\b|\((demostración|demonstration)\)/i.test(text)

const isGiven = (text: string): boolean => text !== '' && !isDemonstrationText(text)
const maxBackupHours = 26

const lackIf = (isLacking: boolean, lack: Lack): Lack[] => (isLacking ? [lack] : [])
const namedIf = (code: LackCode, names: readonly string[]): Lack[] =>
  lackIf(names.length > 0, { code, names })

/** What is there and has to succeed once. */
const untried = ({ unproven }: ReadinessFacts, what: Tryable): Lack[] => {
  const code = unproven[what]
  return code ? [{ code }] : []
}

const unconfirmed = ({ reviewed }: ReadinessFacts, part: Reviewable): Lack[] =>
  lackIf(!reviewed.includes(part), { code: 'unconfirmed' })

function paymentLacks(facts: ReadinessFacts): Lack[] {
  const { methods } = facts
  if (methods.some(({ lack }) => lack === null)) return untried(facts, 'payment')
  if (methods.length === 0) return [{ code: 'no_method' }]
  return methods.flatMap(({ name, lack }) => (lack ? [{ code: lack, names: [name] }] : []))
}

function backupLacks({ hoursSinceBackup: hours }: ReadinessFacts): Lack[] {
  if (hours === null) return [{ code: 'no_backup' }]
  return lackIf(hours >= maxBackupHours, { code: 'old_backup', count: Math.floor(hours) })
}

/** What each requirement lacks; nothing where it is met. */
export const lacksOf = {
  seller: ({ seller }) =>
    namedIf('seller', [
      ...sellerFacts.filter((fact) => !isGiven(seller[fact])),
      ...sellerLinks.filter((link) => isDemonstrationText(seller[link])),
    ]),
  payment: paymentLacks,
  sending: (facts) =>
    facts.sendsEmails ? untried(facts, 'sending') : [{ code: 'no_mail_server' }],
  screening: ({ lists }) => [
    ...lackIf(lists.isDemonstration, { code: 'demonstration_lists' }),
    ...namedIf('lists_missing', lists.missing),
    ...namedIf('lists_old', lists.old),
  ],
  provinces: (facts) =>
    facts.servedProvinces > 0 ? unconfirmed(facts, 'provinces') : [{ code: 'no_province' }],
  rates: (facts) => (facts.costPerPound > 0 ? unconfirmed(facts, 'rates') : [{ code: 'no_rate' }]),
  taxes: (facts) => unconfirmed(facts, 'taxes'),
  legal: ({ legalTextsMissing }) => namedIf('legal_texts', legalTextsMissing),
  copies: backupLacks,
  second_factor: ({ withoutSecondStep }) => namedIf('without_second_step', withoutSecondStep),
  products: ({ demonstrationProducts: count, ownProducts }) => [
    ...lackIf(count > 0, { code: 'demonstration_products', count }),
    ...lackIf(ownProducts === 0, { code: 'no_own_products' }),
  ],
} as const satisfies Readonly<Record<string, (facts: ReadinessFacts) => Lack[]>>
