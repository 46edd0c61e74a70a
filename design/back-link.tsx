import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from './button.tsx'

/** A link to the previous page; the arrow is aligned with the text below it. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <ButtonLink to={to} look="quiet" className="-ml-3.5 px-2.5">
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {label}
    </ButtonLink>
  )
}
