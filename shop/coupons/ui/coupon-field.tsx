import { Tag } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { useCouponMessages } from './use-messages.ts'

interface CouponFieldProps {
  /** The applied code, or null. */
  readonly applied: string | null
  readonly onApply: (input: string) => void
  readonly onRemove: () => void
  readonly hasError?: boolean
  readonly isBusy?: boolean
  /** The page to return to without scripts. */
  readonly back: string
}

const frame = 'flex flex-wrap items-end gap-2'

/** A form to apply a code or remove the applied one; both work without scripts. */
export function CouponField(props: CouponFieldProps) {
  const { applied, onApply, onRemove, hasError = false, isBusy = false, back } = props
  const messages = useCouponMessages()
  const id = useId()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = new FormData(event.currentTarget).get('code')
    if (typeof input === 'string' && input.trim() !== '') onApply(input)
  }
  const remove = (event: FormEvent) => {
    event.preventDefault()
    onRemove()
  }
  if (applied !== null)
    return (
      <form method="post" action="/cupon" onSubmit={remove} className={`${frame} items-center`}>
        <input type="hidden" name="back" value={back} />
        <p className="mr-auto flex min-h-11 items-center gap-2 font-semibold">
          <Tag aria-hidden="true" strokeWidth={1.75} className="size-6" />
          {format(messages.current, { code: applied })}
        </p>
        <Button type="submit" name="remove" value="1">
          {messages.remove}
        </Button>
      </form>
    )
  return (
    <form method="post" action="/cupon" onSubmit={apply} className={frame}>
      <input type="hidden" name="back" value={back} />
      <label className="grid min-w-0 flex-1 gap-1">
        <span className="font-semibold text-sm">{messages.label}</span>
        <input
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={hasError}
          aria-describedby={hasError ? id : undefined}
          className="min-h-11 w-full rounded-field border border-soft-ink bg-raised px-3 uppercase"
        />
      </label>
      <Button type="submit" disabled={isBusy}>
        {messages.apply}
      </Button>
      {hasError && (
        <p id={id} className="w-full text-bad text-sm">
          {messages.invalid.description}
        </p>
      )}
    </form>
  )
}
