import { disc, line, oval, range, rect, repeat, shape, svg } from '../drawings/svg.ts'

/** Always the same numbers between 0 and 1, so that a town drawn twice is the same town. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

function houses(seed: number, base: number, maxHeight: number, tone: string, lit: string): string {
  const throwDice = dice(seed)
  let x = -20
  const parts: string[] = []
  while (x < 1620) {
    const w = 50 + throwDice() * 90
    const h = maxHeight * (0.35 + throwDice() * 0.65)
    parts.push(rect(x, base - h, w, h + 200, tone))
    if (throwDice() > 0.6) parts.push(rect(x + w * 0.3, base - h - 16, w * 0.22, 18, tone))
    if (throwDice() > 0.7)
      parts.push(line(svg`M${x + w * 0.7} ${base - h}v-30m-9 5h18m-16 7h14`, tone, 2))
    if (throwDice() > 0.68) parts.push(rect(x + w * 0.4, base - h * 0.72, 9, 12, lit))
    x += w
  }
  return parts.join('')
}

function palm(x: number, y: number, size: number, tone: string): string {
  const frond = (turn: number) => {
    const far = size * 0.42
    const reach = Math.cos(turn) * far
    const drop = Math.sin(turn) * far
    return shape(
      svg`M${x} ${y - size}q${reach * 0.5} ${-far * 0.36 + drop * 0.3} ${reach} ${drop * 0.9}q${-reach * 0.5} ${-far * 0.22 - drop * 0.2} ${-reach} ${-drop * 0.9}Z`,
      tone,
    )
  }
  const trunk = line(
    svg`M${x - 6} ${y}q${size * 0.05} ${-size * 0.5} 6 ${-size}`,
    tone,
    size * 0.034,
  )
  return (
    trunk +
    range(9)
      .map((at) => frond((at / 8) * Math.PI * 1.3 - 0.45))
      .join('')
  )
}

const stops = [
  [0, '#0E2233'],
  [0.3, '#16344F'],
  [0.48, '#3B5570'],
  [0.58, '#9A6A5C'],
  [0.66, '#E08A45'],
  [0.72, '#F6B45C'],
] as const

/** The sky after sundown over the roofs of a town. */
export function skyline(): string {
  const throwDice = dice(7)
  const glow = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('')
  const stars = repeat(60, () =>
    disc(throwDice() * 1600, throwDice() * 260, 0.7 + throwDice(), '#E8EDF2', 'opacity=".7"'),
  )
  return [
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${glow}</linearGradient></defs>`,
    rect(0, 0, 1600, 800, 'url(#s)'),
    stars,
    houses(11, 640, 70, '#6B4A4C', '#F7C56B'),
    palm(330, 640, 150, '#2A2C3A'),
    palm(392, 650, 112, '#2A2C3A'),
    palm(1010, 640, 132, '#2A2C3A'),
    houses(29, 670, 90, '#2B2E3D', '#FFD27A'),
    rect(0, 690, 1600, 110, '#1B2230'),
  ].join('')
}

/** What is seen of a lit room through the window. */
export function lamplit(): string {
  const glow = `<radialGradient id="r" cx=".5" cy=".35" r=".75"><stop offset="0" stop-color="#FFE2A6"/><stop offset=".5" stop-color="#F7A845"/><stop offset="1" stop-color="#B5651F"/></radialGradient>`
  return `<defs>${glow}</defs>${rect(0, 0, 200, 200, 'url(#r)')}${oval(100, 46, 26, 16, '#FFF3D6')}`
}

/** Clay tiles of a roof terrace. */
export function tiles(): string {
  const throwDice = dice(5)
  const tones = ['#8C5B45', '#835440', '#94634B', '#7C4F3D']
  const cell = 65
  const tile = (at: number) => {
    const tone = tones[Math.floor(throwDice() * tones.length)] ?? '#8C5B45'
    return rect((at % 20) * cell + 1.5, Math.floor(at / 20) * cell + 1.5, cell - 3, cell - 3, tone)
  }
  return rect(0, 0, 1300, 1300, '#5C4034') + repeat(400, tile)
}
