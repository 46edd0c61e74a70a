import { testFrameName } from '#shop/test-centre/browser/sandbox.rules.ts'
import type { Size } from '#shop/test-centre/browser/screens.rules.ts'

const timeoutMs = 15_000
const pause = 50
const corner: Size = { width: 340, height: 300 }

/** Waits until the page shows the expected content; null on timeout. */
export async function until<Value>(
  look: () => Value | null | undefined | false,
  ms = timeoutMs,
): Promise<Value | null> {
  const end = performance.now() + ms
  for (;;) {
    const seen = look()
    if (seen) return seen
    if (performance.now() > end) return null
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

export interface TestFrame {
  /** Opens a page and waits until it is hydrated. */
  open(path: string): Promise<Window>
  window(): Window
  close(): void
}

/** Small in its corner, but in view: browsers do not paint what is outside. */
function fitInto(frame: HTMLIFrameElement, host: HTMLElement, { width, height }: Size): void {
  const scale = Math.min(1, corner.width / width, corner.height / height)
  frame.style.transformOrigin = '0 0'
  frame.style.transform = `scale(${scale})`
  frame.style.maxWidth = 'none'
  host.style.width = `${Math.ceil(width * scale)}px`
  host.style.height = `${Math.ceil(height * scale)}px`
}

const isAlive = (frame: HTMLIFrameElement, path: string): boolean => {
  const page = frame.contentDocument
  const here = frame.contentWindow?.location
  if (!page || !here || here.href === 'about:blank') return false
  const isHere = here.pathname === new URL(path, location.href).pathname
  return isHere && page.readyState === 'complete' && page.documentElement.dataset.alive === 'true'
}

/** A frame of the shop with a cart of its own, of exactly this size. */
export function openTestFrame(host: HTMLElement, size: Size, title: string): TestFrame {
  const frame = document.createElement('iframe')
  frame.name = testFrameName
  frame.title = title
  frame.width = String(size.width)
  frame.height = String(size.height)
  frame.tabIndex = -1
  host.replaceChildren(frame)
  fitInto(frame, host, size)
  const inside = (): Window => {
    if (!frame.contentWindow) throw new Error('the frame is gone')
    return frame.contentWindow
  }
  return {
    async open(path) {
      delete frame.contentDocument?.documentElement.dataset.alive
      frame.src = path
      if (!(await until(() => isAlive(frame, path)))) throw new Error(`${path} …`)
      return inside()
    },
    window: inside,
    close() {
      frame.remove()
      host.removeAttribute('style')
    },
  }
}
