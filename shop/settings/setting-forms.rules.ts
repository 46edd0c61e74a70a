export type SettingKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'url'
  | 'link'
  | 'code'
  | 'flag'
  | 'hours'
  | 'days'
  | 'money'
  | 'places'

export interface SettingField {
  readonly key: string
  readonly kind: SettingKind
  readonly max: number
  /** Translated: the English text is stored under the key with `_en`. */
  readonly isTranslated: boolean
  readonly isNeeded: boolean
  /** A switch that is on until the owner turns it off. */
  readonly isOnAtFirst: boolean
}

interface Options {
  readonly max?: number
  readonly isTranslated?: boolean
  readonly isNeeded?: boolean
  readonly isOnAtFirst?: boolean
}

const field = (key: string, kind: SettingKind = 'text', input: Options = {}): SettingField => ({
  key,
  kind,
  max: input.max ?? 200,
  isTranslated: input.isTranslated ?? false,
  isNeeded: input.isNeeded ?? false,
  isOnAtFirst: input.isOnAtFirst ?? false,
})
const inBoth = { isTranslated: true }

/** The owner's settings, grouped by form. */
export const settingForms = {
  contact: [
    field('shop_name', 'text', { max: 60, isNeeded: true }),
    field('legal_name', 'text', { max: 120 }),
    field('legal_address'),
    field('support_email', 'email', { isNeeded: true }),
    field('phone_1', 'phone', { max: 30 }),
    field('phone_2', 'phone', { max: 30 }),
    field('whatsapp_number', 'phone', { max: 30 }),
    field('social_facebook', 'url'),
    field('social_instagram', 'url'),
    field('social_twitter', 'url'),
    field('design_your_own_url', 'url'),
  ],
  seo: [
    field('seo_title', 'text', { max: 80, ...inBoth }),
    field('seo.defaultDescription', 'long', { max: 320, ...inBoth }),
    field('seo_keywords', 'text', { max: 300, ...inBoth }),
    field('organisation_description', 'long', { max: 320, ...inBoth }),
  ],
  banner: [field('banner_text', 'text', { max: 160, ...inBoth }), field('banner_link', 'link')],
  orders: [
    field('proof_hours', 'hours'),
    field('parts_hours', 'hours'),
    field('unpaid_max', 'money', { max: 12 }),
  ],
  delivery: [field('preparation_days', 'days'), field('one_delivery', 'flag')],
  installation: [
    field('installation_price', 'money', { max: 12 }),
    field('installation_places', 'places', { max: 600 }),
  ],
  security: [field('second_factor_required', 'flag')],
  review: [
    field('provinces_reviewed', 'flag'),
    field('rates_reviewed', 'flag'),
    field('taxes_reviewed', 'flag'),
  ],
  popup: [
    field('popup_active', 'flag', { isOnAtFirst: true }),
    field('popup_code', 'code', { max: 40 }),
  ],
} as const satisfies Record<string, readonly SettingField[]>

export type SettingForm = keyof typeof settingForms
export const settingFormNames = Object.keys(settingForms) as SettingForm[]

export const keysOf = ({ key, isTranslated }: SettingField): readonly string[] =>
  isTranslated ? [key, `${key}_en`] : [key]

export const fieldsOf = (form: SettingForm): readonly SettingField[] => settingForms[form]
