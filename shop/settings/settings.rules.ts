import { contentIn, fallbackLocale, type Locale } from '#kernel/locale.ts'
import { type Installation, installationOf } from './installation.rules.ts'
import { fallbackShopName } from './shop-name.rules.ts'

/** The owner's settings; an empty text means "not set". */
export interface ShopFacts {
  readonly shopName: string
  readonly legalName: string
  readonly legalAddress: string
  readonly supportEmail: string
  readonly phones: readonly [string, string]
  readonly whatsapp: string
  readonly socialLinks: Readonly<Record<'facebook' | 'instagram' | 'twitter', string>>
  readonly designYourOwnUrl: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly seoKeywords: string
  readonly organisationDescription: string
  /** The banner above all pages; null where it is not set. */
  readonly banner: { readonly text: string; readonly link: string } | null
  /** The coupon popup; an empty code means the default one. */
  readonly popup: { readonly isOn: boolean; readonly code: string }
  readonly installation: Installation
  readonly maintenance: boolean
  /** Until everything that a shop needs before its first sale is there. */
  readonly isDemonstration: boolean
  /** Working days until a paid order is with the freight agency. */
  readonly preparationDays: number
  /** Each order to Cuba is delivered once, so that of its delivery fees only the highest is charged. */
  readonly oneDelivery: boolean
}

/** Written by the examination of the shop, read on every page. */
export const demonstrationKey = 'demonstration'

export type SettingRows = ReadonlyMap<string, string>

const usualPreparationDays = 2

/** Reads one setting; in English the `_en` key takes precedence. */
export function settingOf(rows: SettingRows, key: string, locale: Locale = fallbackLocale): string {
  const translated = contentIn(locale, { es: undefined, en: rows.get(`${key}_en`) })
  return (translated || rows.get(key) || '').trim()
}

/** The installation service, the same in every language. */
export const installationIn = (rows: SettingRows): Installation =>
  installationOf(settingOf(rows, 'installation_price'), settingOf(rows, 'installation_places'))

export function shopFacts(rows: SettingRows, locale: Locale): ShopFacts {
  const read = (key: string) => settingOf(rows, key, locale)
  const shopName = read('shop_name') || fallbackShopName
  return {
    shopName,
    legalName: read('legal_name') || shopName,
    legalAddress: read('legal_address'),
    supportEmail: read('support_email'),
    phones: [read('phone_1'), read('phone_2')],
    whatsapp: read('whatsapp_number').replace(/\D/g, ''),
    socialLinks: {
      facebook: read('social_facebook'),
      instagram: read('social_instagram'),
      twitter: read('social_twitter'),
    },
    designYourOwnUrl: read('design_your_own_url'),
    seoTitle: read('seo_title') || shopName,
    seoDescription: read('seo.defaultDescription'),
    seoKeywords: read('seo_keywords'),
    organisationDescription: read('organisation_description') || read('seo.defaultDescription'),
    banner: read('banner_text') ? { text: read('banner_text'), link: read('banner_link') } : null,
    popup: { isOn: read('popup_active') !== 'false', code: read('popup_code') },
    installation: installationIn(rows),
    maintenance: settingOf(rows, 'maintenance_mode') === 'true',
    isDemonstration: settingOf(rows, demonstrationKey) !== 'false',
    oneDelivery: read('one_delivery') === 'true',
    preparationDays: Number(
      /^\d{1,2}$/.exec(read('preparation_days'))?.[0] ?? usualPreparationDays,
    ),
  }
}
