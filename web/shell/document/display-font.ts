import file from '#design/fonts/bricolage-grotesque-700.woff2?url'
import { type Connection, isSlowConnection } from '#kernel/connection.ts'

/** The first font family of design/tokens.css for headings and figures. */
export const displayFont = { family: 'Girasol Display', file }

declare global {
  interface Window {
    /** Whether the display font was asked for. */
    hasFont?: boolean
  }
}

/** Serialised into the page, so it uses nothing from outside: adds the font once; its fallbacks have the same metrics. */
export async function addDisplayFont({ family, file }: typeof displayFont): Promise<void> {
  if (window.hasFont || matchMedia('(prefers-reduced-data: reduce)').matches) return
  window.hasFont = true
  try {
    document.fonts.add(await new FontFace(family, `url(${file})`, { weight: '600 800' }).load())
  } catch {
    // the fallback remains
  }
}

/** Loads the display font unless the connection is slow. */
export async function loadDisplayFont(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isLite = document.body.classList.contains('lite-mode')
  if (!isLite && !isSlowConnection(connection)) await addDisplayFont(displayFont)
}
