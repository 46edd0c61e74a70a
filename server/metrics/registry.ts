export type Labels = Readonly<Record<string, string | number>>

const escaped = (value: string | number) =>
  String(value).replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/"/g, '\\"')

const inBraces = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

/** One metric in the text form that Prometheus reads. */
export function metricText(
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(({ labels = {}, value }) => `${name}${inBraces(labels)} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n')
}

/** Counts by labels; the labels come from short lists, never from a visitor. */
export function counter(name: string, help: string) {
  const counts = new Map<string, { readonly labels: Labels; value: number }>()
  return {
    add(labels: Labels, by = 1): void {
      const key = inBraces(labels)
      const known = counts.get(key)
      if (known) known.value += by
      else counts.set(key, { labels, value: by })
    },
    text: () => metricText(name, 'counter', help, [...counts.values()]),
  }
}

/** How long things took, in seconds, by one label. */
export function histogram(name: string, help: string, bounds: readonly number[]) {
  const stored = new Map<string, { readonly labels: Labels; counts: number[]; sum: number }>()
  const linesOf = ({ labels, counts, sum }: { labels: Labels; counts: number[]; sum: number }) => {
    let below = 0
    const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound, at) => {
      below += counts[at] ?? 0
      const le = Number.isFinite(bound) ? bound : '+Inf'
      return `${name}_bucket${inBraces({ ...labels, le })} ${below}`
    })
    return [
      ...buckets,
      `${name}_sum${inBraces(labels)} ${sum}`,
      `${name}_count${inBraces(labels)} ${below}`,
    ]
  }
  return {
    note(labels: Labels, seconds: number): void {
      const key = inBraces(labels)
      const own = stored.get(key) ?? { labels, counts: Array(bounds.length + 1).fill(0), sum: 0 }
      stored.set(key, own)
      const at = bounds.findIndex((bound) => seconds <= bound)
      const place = at < 0 ? bounds.length : at
      own.counts[place] = (own.counts[place] ?? 0) + 1
      own.sum += seconds
    },
    text: () =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...[...stored.values()].flatMap(linesOf),
        '',
      ].join('\n'),
  }
}
