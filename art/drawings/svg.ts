type Piece = string | number | readonly string[]

function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

function piece(value: Piece): string {
  if (typeof value === 'number') return num(value)
  return typeof value === 'string' ? value : value.join('')
}

export function svg(strings: TemplateStringsArray, ...values: Piece[]): string {
  return strings.reduce((all, part, index) => all + piece(values[index - 1] ?? '') + part)
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function repeat(count: number, each: (index: number) => string): string {
  return range(count).map(each).join('')
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = '') {
  return svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${gap(more)}/>`
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${gap(more)}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
  return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${gap(more)}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${gap(more)}/>`
}

export function line(d: string, stroke: string, width?: number, more = ''): string {
  const thick = width === undefined ? '' : svg` stroke-width="${width}"`
  return `<path d="${d}" stroke="${stroke}"${thick}${gap(more)}/>`
}

export function at(x: number, y: number, body: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  return svg`<g transform="translate(${x} ${y})${size}">${body}</g>`
}

function gap(more: string): string {
  return more === '' ? '' : ` ${more}`
}
