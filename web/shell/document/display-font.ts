import file from '#design/fonts/bricolage-grotesque-700.woff2?url'
import { type Connection, isSlowConnection } from '#kernel/connection.ts'

/** The family that design/tokens.css names first for headings and figures. */
const family = 'Girasol Display'

const wantsLittleData = (): boolean =>
  isSlowConnection((navigator as Navigator & { connection?: Connection }).connection) ||
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  document.body.classList.contains('lite-mode')

/** Fetches the display face where the link is not slow; its fallbacks have the same measures. */
export async function loadDisplayFont(): Promise<void> {
  if (wantsLittleData()) return
  try {
    document.fonts.add(await new FontFace(family, `url(${file})`, { weight: '600 800' }).load())
  } catch {
    // The fallback stays: it is made to the same measure.
  }
}
