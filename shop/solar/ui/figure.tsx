import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { formatNumber } from '#kernel/messages.ts'

interface FigureProps {
  readonly value: number
  readonly unit: string
  readonly digits?: number
  readonly children: ReactNode
}

/** A large key figure with its unit and an explanation below. */
export function Figure({ value, unit, digits = 0, children }: FigureProps) {
  const locale = useLocale()
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-soft-ink">{children}</dt>
      <dd className="figures font-display text-3xl leading-none font-bold whitespace-nowrap">
        {formatNumber(locale, value, digits)} <span className="text-lg font-semibold">{unit}</span>
      </dd>
    </div>
  )
}
