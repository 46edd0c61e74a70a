import { useLocation } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { shownParameters } from '#kernel/address.ts'
import { localeNames, locales } from '#kernel/locale.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'

/** Requests the same page in another language; with JavaScript the choice alone submits. */
export function LanguageSelect() {
  const messages = useFrameMessages().language
  const locale = useLocale()
  const { pathname, search } = useLocation()
  // a cached page is the same for every spelling of its URL
  const saved = shownParameters(search).filter(([name]) => name !== 'lng')
  return (
    <form action={pathname} className="flex flex-wrap items-center gap-2">
      {saved.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        <span className="text-soft-on-night">{messages.label}</span>
        <select
          name="lng"
          defaultValue={locale}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="min-h-11 rounded-field border border-soft-on-night bg-night px-3 font-semibold text-on-night"
        >
          {locales.map((language) => (
            <option key={language} value={language} lang={language}>
              {localeNames[language]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button
          type="submit"
          className="min-h-11 cursor-pointer rounded-field border border-soft-on-night px-4 font-semibold"
        >
          {messages.submit}
        </button>
      </noscript>
    </form>
  )
}
