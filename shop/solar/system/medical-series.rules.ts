import { format } from '#kernel/messages.ts'
import type { System } from '#shop/electrical/parts/system.rules.ts'

interface Texts {
  readonly inSeries: string
  readonly inSeriesAll: string
}

/**
 * What somebody hears whose health hangs on batteries in series: one that protects itself stops its whole string. E1 allows
 * them; null where each battery stands by itself.
 */
export function seriesText(
  { battery, series, parallel }: Pick<System, 'battery' | 'series' | 'parallel'>,
  texts: Texts,
): string | null {
  if (!battery || series <= 1) return null
  return format(texts.inSeries, { series, all: parallel > 1 ? '' : texts.inSeriesAll })
}
