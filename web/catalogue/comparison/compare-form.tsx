import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { noChoice } from '#kernel/text/text-input.ts'
import { comparePath, maxCompared } from '#shop/catalogue/products/compare.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'

interface CompareFormProps {
  readonly slugs: readonly string[]
  readonly choices: readonly Pick<ProductSummary, 'slug' | 'name'>[]
}

/** A browser counts only an empty option as nothing chosen: this one is refused by name. */
const refuseNone = (select: HTMLSelectElement | null, message: string) =>
  select?.setCustomValidity(select.value === noChoice ? message : '')

/** Adds another product of the same category; a plain form that needs no JavaScript. */
export function CompareForm({ slugs, choices }: CompareFormProps) {
  const messages = useCompareMessages().form
  if (slugs.length >= maxCompared) return <p className="text-soft-ink">{messages.full}</p>
  return (
    <Form action={comparePath} className="flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="ids" value={slugs.join(',')} />
      <label className="grid min-w-0 grow gap-1 md:max-w-md">
        <span className="text-sm font-semibold">{messages.label}</span>
        <select
          name="add"
          required
          ref={(select) => refuseNone(select, messages.choose)}
          onChange={(event) => refuseNone(event.currentTarget, messages.choose)}
          defaultValue={noChoice}
          key={slugs.join(',')}
          className="min-h-11 w-full rounded-field border border-soft-ink bg-raised px-3 text-ink"
        >
          <option value={noChoice}>{messages.choose}</option>
          {choices.map((choice) => (
            <option key={choice.slug} value={choice.slug}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{messages.submit}</Button>
      <Link
        to="/catalogo"
        className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
      >
        {messages.other}
      </Link>
    </Form>
  )
}
