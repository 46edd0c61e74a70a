export type Times = Readonly<Record<string, number>>

/** A pessimistic default, so that a test known to be fast runs first; a page needs a server that must start first. */
const supposed = (file: string) => (/^(web|server)\//.test(file) ? 7 : 5)

/** Seconds that a file of tests usually takes. */
export const usualTime = (times: Times, file: string): number => times[file] ?? supposed(file)

/** The known and the measured time: the weight of one slow run is halved with the next. */
export const remembered = (known: Times, measured: Times): Times => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(measured).map(([file, seconds]) => {
      const mean = ((known[file] ?? seconds) + seconds) / 2
      return [file, Math.round(mean * 1_000) / 1_000]
    }),
  ),
})
