export interface Weight {
  readonly html: number
  readonly scripts: number
}

const bytesOf = async (url: string) => {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const length = response.headers.get('Content-Length')
  const body = await response.arrayBuffer()
  return length ? Number(length) : body.byteLength
}

/** The compressed bytes of a page (with its inlined styles) and of all scripts that it loads. */
export async function weigh(shop: string, path: string): Promise<Weight> {
  const html = await (await fetch(shop + path)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const sizes = await Promise.all([...files].map((file) => bytesOf(shop + file)))
  return { html: await bytesOf(shop + path), scripts: sizes.reduce((sum, size) => sum + size, 0) }
}
