const leafRun = /(?:<(?:rect|circle|ellipse|path)\b[^>]*\/>){3,}/g
const oneLeaf = /<(rect|circle|ellipse|path)\b([^>]*)\/>/g
const shared = ['stroke', 'fill', 'stroke-width']

function attributeOf(leaf: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(leaf)?.[1]
}

function without(leaf: string, name: string): string {
  return leaf.replace(new RegExp(` ${name}="[^"]*"`), '')
}

function flushed(run: string[], name: string, value: string | undefined): string {
  if (value === undefined || run.length < 3) return run.join('')
  return `<g ${name}="${value}">${run.map((leaf) => without(leaf, name)).join('')}</g>`
}

function hoisted(leaves: string, name: string): string {
  let out = ''
  let run: string[] = []
  let value: string | undefined
  for (const leaf of leaves.match(oneLeaf) ?? []) {
    const next = attributeOf(leaf, name)
    if (next !== value) {
      out += flushed(run, name, value)
      run = []
      value = next
    }
    run.push(leaf)
  }
  return out + flushed(run, name, value)
}

function asPath(body: string): string {
  return body.replaceAll(
    /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"([^>]*)\/>/g,
    (...found) => {
      const [all, x, y, w, h, rest] = found as string[]
      if (/ rx=/.test(rest ?? '') || x === undefined) return all ?? ''
      const place = `M${x} ${y}`.replace(' -', '-')
      return `<path d="${place}h${w}v${h}h-${w}Z"${rest}/>`
    },
  )
}

const moved =
  /<g transform="([^"]*)">((?:<(?:rect|circle|ellipse|path)\b[^>]*\/>|<text\b[^>]*>[^<]*<\/text>)+)<\/g>/g

function counted(body: string): Map<string, number> {
  const seen = new Map<string, number>()
  for (const [, , inner = ''] of body.matchAll(moved)) seen.set(inner, (seen.get(inner) ?? 0) + 1)
  return seen
}

function reused(body: string): string {
  const seen = counted(body)
  const names = new Map<string, string>()
  return body.replaceAll(moved, (...found: string[]) => {
    const [all = '', transform = '', inner = ''] = found
    if (inner.length < 70 || (seen.get(inner) ?? 0) < 2) return all
    const known = names.get(inner)
    if (known !== undefined) return `<use href="#${known}" transform="${transform}"/>`
    const name = `q${names.size}`
    names.set(inner, name)
    return `<g transform="${transform}"><g id="${name}">${inner}</g></g>`
  })
}

export function minify(body: string): string {
  const lean = asPath(reused(body))
    .replaceAll(/ (x|y|cx|cy)="0"/g, '')
    .replaceAll(/"0\.(\d)/g, '".$1')
  return shared.reduce(
    (all, name) => all.replaceAll(leafRun, (leaves) => hoisted(leaves, name)),
    lean,
  )
}
