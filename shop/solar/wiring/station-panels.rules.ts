interface Laid {
  readonly series: number
  readonly strings: number
  /** Strings at one input. */
  readonly perInput: number
}

/** Whether the panels of a station end at an input each: joined, they would give one input the current of all. */
export const apartAtStation = ({ series, strings, perInput }: Laid): 'panels' | 'strings' | null =>
  strings > 1 && perInput === 1 ? (series > 1 ? 'strings' : 'panels') : null
