const token = /<(\/?)([a-z]+)\b([^>]*?)(\/?)>([^<]*)/gi
const leaves = new Set(['rect', 'circle', 'ellipse', 'path', 'text'])
const numeric = /\b(d|x|y|width|height|cx|cy|r|rx|ry|font-size)="([^"]*)"/g

function read(attributes: string, name: string): number {
  const found = new RegExp(`(?:^| )${name}="(-?[\\d.]+)"`).exec(attributes)
  return found === null ? Number.NaN : Number(found[1])
}

function spanOf(attributes: string): number {
  const numbers = (/ d="([^"]*)"/.exec(attributes)?.[1] ?? '').match(/-?\d*\.?\d+/g) ?? []
  return Math.max(...numbers.map((number) => Math.abs(Number(number))))
}

function faint(attributes: string, scale: number): boolean {
  const opacity = read(attributes, 'opacity')
  return scale < 0.45 && opacity > 0.1 && opacity < 0.65
}

function tooSmall(kind: string, attributes: string, scale: number): boolean {
  const of = (name: string) => read(attributes, name) * scale
  if (faint(attributes, scale)) return true
  if (kind === 'text') return of('font-size') < 5.2
  if (kind === 'circle') return of('r') < 2.6
  if (kind === 'ellipse') return of('rx') < 3
  if (kind === 'path') return of('stroke-width') < 0.4 || spanOf(attributes) * scale < 4
  const [w, h] = [of('width'), of('height')]
  return Math.max(w, h) < 7 || Math.min(w, h) < 1.3
}

function whole(number: string): string {
  const value = String(Math.round(Number(number)) || 0)
  return value.startsWith('-') ? value : ` ${value}`
}

function rounded(attributes: string): string {
  return attributes.replaceAll(numeric, (_all, name: string, value: string) => {
    const plain = value.replaceAll(/-?\d*\.\d+/g, whole)
    const compact = plain
      .replaceAll(/ +/g, ' ')
      .replaceAll(/([a-zA-Z]) /g, '$1')
      .replaceAll(' -', '-')
    return `${name}="${compact.trim()}"`
  })
}

function leaner(attributes: string, scale: number): string {
  const filled = / fill="#/.test(attributes)
  const hairline = read(attributes, 'stroke-width') * scale < 0.6
  const plain =
    filled && hairline ? attributes.replaceAll(/ stroke(-width)?="[^"]*"/g, '') : attributes
  return rounded(plain)
}

function scaleIn(attributes: string): number {
  const found = /scale\((-?[\d.]+)/.exec(attributes)
  return found === null ? 1 : Math.abs(Number(found[1]))
}

interface Level {
  scale: number
  hidden: boolean
}

function entered(found: string[], open: Level[], here: Level): string {
  const [all = '', , kind = '', attributes = '', self] = found
  const leaf = leaves.has(kind)
  const hidden = here.hidden || (leaf && tooSmall(kind, attributes, here.scale))
  if (self === '') open.push({ scale: here.scale * scaleIn(attributes), hidden })
  if (hidden) return ''
  return leaf && here.scale < 0.6 ? all.replace(attributes, leaner(attributes, here.scale)) : all
}

export function prune(body: string, scale: number): string {
  const outside = { scale, hidden: false }
  const open: Level[] = [outside]
  const out = body.replaceAll(token, (...found: string[]) => {
    const here = open.at(-1) ?? outside
    if (found[1] === '') return entered(found, open, here)
    open.pop()
    return here.hidden ? '' : (found[0] ?? '')
  })
  return withoutEmpty(out)
}

function withoutEmpty(body: string): string {
  const next = body.replaceAll(/<g\b[^>]*><\/g>/g, '')
  return next === body ? body : withoutEmpty(next)
}
