import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from './button.tsx'

/** Leads to where one came from; its arrow stands in line with the text below. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <ButtonLink to={to} look="quiet" className="-ml-3.5 px-2.5">
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {label}
    </ButtonLink>
  )
}
