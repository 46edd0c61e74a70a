/** A file of rows that is saved, not shown, and kept by nobody on the way. */
export const csvAnswer = (body: string | ReadableStream, name: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
