import { Search } from 'lucide-react'
import { type FormEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { SearchSuggestions } from '#web/shell/header/search-suggestions.tsx'
import { useCombobox } from '#web/shell/header/use-combobox.ts'
import { useSuggestions } from '#web/shell/header/use-suggestions.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { useSearchKeys } from './use-search-keys.ts'

const path = '/admin/buscar'
const looks = {
  bar: 'w-56 border-night-line xl:w-72 placeholder:text-soft-on-night',
  wide: 'w-full border-soft-ink bg-paper placeholder:text-soft-ink',
}

interface PanelSearchProps {
  readonly look: keyof typeof looks
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onDone?: () => void
}

/** Searches everything in the panel; without JavaScript it is a plain form. */
export function PanelSearch({ look, field, onDone }: PanelSearchProps) {
  const messages = useAdminMessages().search
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(typed, `${path}/sugerencias`)
  const goTo = (to: string) => {
    combobox.close()
    field?.current?.blur()
    onDone?.()
    void navigate(to)
  }
  const choose = (index: number) => {
    const chosen = suggestions[index]
    if (chosen) goTo(chosen.id)
  }
  const combobox = useCombobox({ id, count: suggestions.length, choose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goTo(`${path}?${new URLSearchParams({ q: typed.trim() })}`)
  }
  return (
    <search>
      <form action={path} onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3 left-3 size-5"
        />
        <input
          {...combobox.input}
          {...(field && { ref: field })}
          name="q"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            combobox.open()
          }}
          aria-label={messages.label}
          aria-keyshortcuts="/ Control+K"
          placeholder={messages.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className={`min-h-11 rounded-field border bg-transparent pr-3 pl-10 text-sm ${looks[look]}`}
        />
        <button type="submit" className="sr-only">
          {messages.submit}
        </button>
        {combobox.isOpen && (
          <SearchSuggestions
            {...combobox.list}
            label={messages.suggestions}
            suggestions={suggestions}
            choose={choose}
            className="top-12 right-0 w-full min-w-72"
          />
        )}
        <p role="status" className="sr-only">
          {combobox.isOpen && formatPlural(locale, messages.found, suggestions.length)}
        </p>
      </form>
    </search>
  )
}

/** In the bar of every page of the panel, by `/` or Ctrl K. */
export function PanelSearchInBar() {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const openPage = useCallback(() => void navigate(path), [navigate])
  useSearchKeys(field, openPage)
  return <PanelSearch look="bar" field={field} />
}
