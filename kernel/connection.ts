/** What the browser's Network Information API reports; undefined in browsers without it. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits per second. */
  readonly downlink?: number
}

/**
 * Slow means save-data, slow-2g, 2g or 3g, or less than 1 Mbit/s; an unknown link is not slow. Serialised into pages, so it
 * uses nothing from outside.
 */
export function isSlowConnection(connection: Connection | null | undefined): boolean {
  if (!connection) return false
  const { saveData, effectiveType, downlink } = connection
  return (
    saveData === true ||
    /^(slow-2g|2g|3g)$/.test(effectiveType ?? '') ||
    (downlink !== undefined && downlink < 1)
  )
}

/** The cookie by which a browser reports that its connection is slow. */
export const liteCookie = 'lite-mode'

/** The request headers in which a browser describes its connection, limited to those that a cache can vary on. */
export const linkHints = ['Save-Data', 'ECT'] as const

/** The same from request headers: client hints, or the cookie that repeats what the page measured. */
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
