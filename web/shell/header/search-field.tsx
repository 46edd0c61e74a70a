import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

const looks = {
  /** An icon that expands over the navigation on focus. */
  expanding: {
    form: 'group relative size-11',
    field: 'search-box',
    submit: 'search-go',
    list: 'search-list',
  },
  wide: {
    form: 'relative',
    field: 'search-wide',
    submit: '',
    list: 'inset-x-0 top-12',
  },
}

interface SearchFieldProps {
  readonly look: keyof typeof looks
  readonly onDone?: () => void
}

/** Suggests product names from 2 characters on; without JavaScript it is a plain form. */
export function SearchField({ look, onDone }: SearchFieldProps) {
  const messages = useFrameMessages().search
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typedText, setTyped] = useState('')
  const suggestions = useSuggestions(typedText)
  const goTo = (path: string) => {
    setTyped('')
    combobox.close()
    onDone?.()
    void navigate(path)
  }
  const choose = (index: number) =>
    goTo(`/catalogo?${new URLSearchParams({ product_id: suggestions[index]?.id ?? '' })}`)
  const combobox = useCombobox({ id, count: suggestions.length, choose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const search = typedText.trim()
    if (search !== '') goTo(`/catalogo?${new URLSearchParams({ search })}`)
  }
  const classes = looks[look]
  return (
    <search>
      <form action="/catalogo" onSubmit={submit} className={classes.form}>
        <div className={classes.field}>
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute top-2.5 left-2.5 size-6"
          />
          <input
            {...combobox.input}
            name="search"
            value={typedText}
            onChange={(event) => {
              setTyped(event.target.value)
              combobox.open()
            }}
            aria-label={messages.label}
            placeholder={messages.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            className="min-w-0 flex-1 cursor-pointer rounded-field bg-transparent pl-11 outline-none placeholder:text-soft-on-night focus:cursor-text"
          />
          <button
            type="submit"
            onMouseDown={(event) => event.preventDefault()}
            className={`cursor-pointer px-3 font-semibold ${classes.submit}`}
          >
            {messages.submit}
          </button>
        </div>
        {combobox.isOpen && (
          <SearchSuggestions
            {...combobox.list}
            label={messages.suggestions}
            suggestions={suggestions}
            choose={choose}
            className={classes.list}
          />
        )}
        <p role="status" className="sr-only">
          {combobox.isOpen && formatPlural(locale, messages.found, suggestions.length)}
        </p>
      </form>
    </search>
  )
}
