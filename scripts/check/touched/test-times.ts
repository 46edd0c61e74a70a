export type Times = Readonly<Record<string, number>>

/** Rather too long, so that one that is known to be quick goes before; a page needs a server that must start first. */
const supposed = (file: string) => (/^(web|server)\//.test(file) ? 7 : 5)

/** Seconds that a file of tests usually takes. */
export const usualTime = (times: Times, file: string): number => times[file] ?? supposed(file)

/** What was known and what was measured now: one slow run is half forgotten with the next. */
export const remembered = (known: Times, measured: Times): Times => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(measured).map(([file, seconds]) => {
      const mean = ((known[file] ?? seconds) + seconds) / 2
      return [file, Math.round(mean * 1_000) / 1_000]
    }),
  ),
})
