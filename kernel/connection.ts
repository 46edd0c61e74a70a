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

/** The cookie by which a browser tells the server that its link is slow. */
export const liteCookie = 'lite-mode'

/** The request headers in which a browser tells of its link; those that a cache can tell apart. */
export const linkHints = ['Save-Data', 'ECT'] as const

/** The same from the headers of a request: client hints, or the cookie that mirrors what the page saw. */
export function isSlowRequest(headers: { get(name: string): string | null }): boolean {
  const downlink = headers.get('Downlink')
  const cookies = headers.get('Cookie')?.split(/;\s*/) ?? []
  return (
    cookies.includes(`${liteCookie}=1`) ||
    isSlowConnection({
      saveData: headers.get('Save-Data')?.toLowerCase() === 'on',
      effectiveType: headers.get('ECT') ?? '',
      ...(downlink === null ? {} : { downlink: Number(downlink) }),
    })
  )
}
