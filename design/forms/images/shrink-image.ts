/** Small enough for a slow connection, large enough to read. */
const enough = 150_000
const maxSide = 1_600

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

async function drawn(file: File): Promise<HTMLCanvasElement | null> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A smaller image, or the original file if it cannot be decoded. */
export async function shrinkImage(file: File): Promise<File> {
  if (file.size <= enough || !file.type.startsWith('image/')) return file
  try {
    const canvas = await drawn(file)
    if (!canvas) return file
    let best: Blob | null = null
    for (const quality of [0.8, 0.65, 0.5]) {
      best = await encode(canvas, quality)
      if (best && best.size <= enough) break
    }
    return best && best.size < file.size
      ? new File([best], 'captura.jpg', { type: best.type })
      : file
  } catch {
    return file
  }
}
