import sharp from 'sharp'

const canvas = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

/** A screenshot of one colour, as a telephone would save it, with the place where it was taken. */
export const aScreenshot = (colour = '#4466aa', kind: 'png' | 'jpeg' | 'webp' = 'png') =>
  canvas(360, 640, colour)
    .toFormat(kind)
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '25/1 46/1 0/1' } })
    .toBuffer()

/** Small to send and huge to open. */
export const aBomb = () => canvas(9_000, 9_000, '#000').png({ compressionLevel: 9 }).toBuffer()

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** What is no screenshot, whatever it is called; each is refused. */
export async function hostileFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const png = await aScreenshot()
  return {
    'an SVG with a script': Buffer.from(svg),
    'HTML called .png': Buffer.from(html),
    'a GIF that is JavaScript': Buffer.concat([gif, Buffer.from('=1;alert(1)')]),
    'the head of a PNG and then HTML': Buffer.concat([png.subarray(0, 8), Buffer.from(html)]),
    'half a PNG': png.subarray(0, png.length / 2),
    'a picture of 81 million points': await aBomb(),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj'),
    nothing: Buffer.alloc(0),
    'eleven megabytes': Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]),
  }
}

export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await aScreenshot('#ff8800'), Buffer.from(html)])
