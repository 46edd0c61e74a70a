import type { SettingValues } from './setting-form.input.ts'

/** Texts of the owner in which the shop is named. */
export const namingKeys = [
  'seo_title',
  'seo.defaultDescription',
  'seo_keywords',
  'organisation_description',
  'banner_text',
].flatMap((key) => [key, `${key}_en`])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The texts that name the shop, with its new name; the others are left out. */
export function renamed(texts: SettingValues, from: string, to: string): SettingValues {
  if (from === '' || to === '' || from === to) return {}
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'gu')
  const pairs = Object.entries(texts).map(([key, text]) => [key, text.replace(name, () => to)])
  return Object.fromEntries(pairs.filter(([key = '', text]) => text !== texts[key]))
}
