const headers = (name: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
})

/** A CSV download that is never cached. */
export const csvResponse = (body: string, name: string): Response =>
  new Response(body, { headers: headers(name) })

/** The same for a long file: it is streamed while it is written. */
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
