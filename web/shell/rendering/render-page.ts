import type { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const renderTimeout = 10_000
/** A stream of React begins with it, a string does not. */
export const documentType = '<!DOCTYPE html>'
/** How React marks what was not ready when the rest was. */
const unready = '<!--$!-->'

/** What React needs of a stream; a whole one would take longer for each part than React does. */
function collectedBy(done: (text: string) => void) {
  const parts: Uint8Array[] = []
  return {
    write: (part: Uint8Array | string) => {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part)
      return true
    },
    end: () => done(Buffer.concat(parts).toString('utf8')),
    on: () => {},
    destroy: () => {},
  } as unknown as Writable
}

/** Waits for what is not there yet: a part whose module is loaded for the first time. */
const renderWaiting = (page: React.ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const collected = collectedBy((text) => {
      clearTimeout(timer)
      resolve(text)
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      // whole: streamed parts are inserted by a script, which may never run
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collected),
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: () => {},
    })
    // cleared, it does not hold the rendered page for the rest of its time
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout)
    timer.unref()
  })

/**
 * Renders what follows the document type to one string: its inline blocks must be known before the policy's header is sent.
 * At once if nothing has to be waited for, without the bytes that a stream would be given piece by piece.
 */
export async function renderPage(page: React.ReactNode): Promise<string> {
  const text = renderToString(page)
  if (!text.includes(unready)) return text
  return (await renderWaiting(page)).slice(documentType.length)
}
