import file from '#design/fonts/bricolage-grotesque-700.woff2?url'
import { type Connection, isSlowConnection } from '#kernel/connection.ts'

/** The first font family of design/tokens.css for headings and figures. */
const family = 'Girasol Display'

const wantsLittleData = (): boolean =>
  isSlowConnection((navigator as Navigator & { connection?: Connection }).connection) ||
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  document.body.classList.contains('lite-mode')

/** Loads the display font unless the connection is slow; its fallbacks have the same metrics. */
export async function loadDisplayFont(): Promise<void> {
  if (wantsLittleData()) return
  try {
    document.fonts.add(await new FontFace(family, `url(${file})`, { weight: '600 800' }).load())
  } catch {
    // the fallback remains: it has the same metrics
  }
}
