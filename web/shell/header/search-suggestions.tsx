import type { Suggestion } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  readonly id: string
  readonly optionId: (index: number) => string
  readonly active: number
  readonly label: string
  readonly suggestions: readonly Suggestion[]
  readonly choose: (index: number) => void
  readonly className: string
}

/** The suggestions below the search; the field retains the focus. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <div
      id={props.id}
      role="listbox"
      aria-label={props.label}
      className={`absolute z-10 overflow-hidden rounded-field border border-line bg-raised text-ink shadow-card ${props.className}`}
    >
      {props.suggestions.map((suggestion, index) => (
        <div
          key={suggestion.id}
          id={props.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === props.active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={() => props.choose(index)}
          className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-pretty text-sm leading-tight hover:bg-sunk aria-selected:bg-sunk aria-selected:font-semibold"
        >
          {suggestion.name}
        </div>
      ))}
    </div>
  )
}
