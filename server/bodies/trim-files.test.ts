import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimFiles } from './trim-files.ts'

const room = { ofEach: 100, all: 250, upload: 10_000 }

async function trimmed(form: FormData, piece: number): Promise<FormData> {
  const whole = new Request('http://shop.test', { method: 'POST', body: form })
  const type = whole.headers.get('Content-Type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += piece)
        stream.enqueue(bytes.subarray(at, at + piece))
      stream.close()
    },
  }).pipeThrough(trimFiles(type.split('boundary=')[1] ?? '', room))
  return new Response(body, { headers: { 'Content-Type': type } }).formData()
}

const formWith = (sizes: readonly number[], text: string) => {
  const form = new FormData()
  form.set('before', text)
  for (const size of sizes) form.append('files', new File([Buffer.alloc(size, '\r\n--x')], 'a.jpg'))
  form.set('after', text)
  return form
}

test('what is larger than any form is not read to its end', async () => {
  await expect(trimmed(formWith([20_000], 'a'), 400)).rejects.toThrow()
})

test('in pieces of any size every field arrives whole, and no file is larger than there is room for', async () => {
  const sizes = fc.array(fc.nat(300), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.stringMatching(/^[a-zá-ú -]{0,300}$/),
      fc.integer({ min: 1, max: 400 }),
      async (files, text, piece) => {
        const form = await trimmed(formWith(files, text), piece)
        expect([form.get('before'), form.get('after')]).toEqual([text, text])
        let left = room.all
        const expected = files.map((size) => {
          const own = Math.min(size, room.ofEach, left)
          left -= own
          return own
        })
        expect(form.getAll('files').map((file) => (file as File).size)).toEqual(expected)
      },
    ),
    { numRuns: 60 },
  )
})
