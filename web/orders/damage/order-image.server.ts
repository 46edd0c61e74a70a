import type { StoredFile } from '#platform/files/file-store.ts'

/** The same response for unknown, foreign and forged URLs. */
const nothing = () =>
  new Response('404', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** Served as an image only. */
export const servedImage = (file: StoredFile | null): Response =>
  file
    ? new Response(new Uint8Array(file.bytes), {
        headers: {
          'Content-Type': 'image/webp',
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
      })
    : nothing()

/** The files of a form's field, without empty ones; the body's size was limited before it was read. */
export async function postedImages(form: FormData, field: string): Promise<Buffer[]> {
  const files = form.getAll(field).filter((file): file is File => file instanceof File)
  const chosen = files.filter(({ size }) => size > 0)
  return Promise.all(chosen.map(async (file) => Buffer.from(await file.arrayBuffer())))
}
