const middle = (sorted: readonly number[]): number => {
  const at = (sorted.length - 1) / 2
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2
}

const median = (values: readonly number[]): number => middle(values.toSorted((a, b) => a - b))

/** How far from chance it is that one of the two is mostly the smaller: Mann and Whitney's z. */
function mannWhitneyZ(one: readonly number[], other: readonly number[]): number {
  let wins = 0
  for (const a of one) for (const b of other) wins += a < b ? 1 : a === b ? 0.5 : 0
  const [n, m] = [one.length, other.length]
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12)
  return (wins - (n * m) / 2) / spread
}

/** Whether nothing can be told from two samples of times: p over 0.05, or medians less than 2 ms apart. */
export function isIndistinguishable(one: readonly number[], other: readonly number[]): boolean {
  return Math.abs(mannWhitneyZ(one, other)) < 1.96 || Math.abs(median(one) - median(other)) < 2
}
