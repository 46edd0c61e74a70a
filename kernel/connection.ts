/** What the browser's Network Information API says; absent where a browser does not tell. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

const slowTypes: readonly string[] = ['slow-2g', '2g', '3g']

/** Slow means save-data, slow-2g, 2g or 3g, or less than 1 Mbit/s; an unknown link is not slow. */
export function isSlowConnection(connection: Connection | null | undefined): boolean {
  if (!connection) return false
  const { saveData, effectiveType, downlink } = connection
  return (
    saveData === true ||
    slowTypes.includes(effectiveType ?? '') ||
    (downlink !== undefined && downlink < 1)
  )
}
