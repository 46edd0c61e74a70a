import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'

interface FigureProps {
  readonly value: number
  readonly unit: string
  readonly digits?: number
  readonly children: ReactNode
}

/** A large key figure with its unit; its explanation stands below, on a phone beside it. */
export function Figure({ value, unit, digits = 0, children }: FigureProps) {
  const locale = useLocale()
  return (
    <div className="flex flex-row-reverse justify-end gap-x-2 gap-y-1 max-md:items-baseline md:flex-col-reverse">
      <dt className="text-soft-ink max-md:text-sm max-md:leading-snug">{children}</dt>
      <dd className="figures font-display text-xl leading-none font-bold whitespace-nowrap max-md:min-w-24 max-md:shrink-0 max-md:text-right md:text-3xl">
        {formatNumber(locale, value, digits)}{' '}
        <span className="text-base font-semibold md:text-lg">{unit}</span>
      </dd>
    </div>
  )
}
