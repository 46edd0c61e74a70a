const headers = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
})

/** A file of rows that is saved, not shown, and kept by nobody on the way. */
export const csvAnswer = (body: string, name: string): Response =>
  new Response(body, { headers: headers(name) })

/** The same for a file too long to be held: it is written while it is sent. */
export function csvStream(parts: AsyncGenerator<string>, name: string): Response {
  const stream = new ReadableStream<string>({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), { headers: headers(name) })
}
