import { figure, type Product, sizeOf, words as spec } from '../drawings/catalogue.ts'
import { fitted, middle, plate, screen, words } from '../drawings/lettering/label.ts'
import { outline, widthOf } from '../drawings/lettering/lettering.ts'
import { mark } from '../drawings/mark.ts'
import { ink, night, paper, soft, steel, sun } from '../drawings/palette.ts'
import { figures } from '../drawings/products/battery.ts'
import { cells, gridOf, sticker } from '../drawings/products/panel-face.ts'
import { withOutlinedWords } from '../drawings/share.ts'
import { disc, line, rect, svg } from '../drawings/svg.ts'
import { lamplit, skyline, tiles } from './dusk.ts'

/** A picture that is printed on the thing: drawn `w` by `h`, made `pixels` wide. */
export interface Decal {
  readonly w: number
  readonly h: number
  readonly body: string
  readonly pixels: number
}

type Decals = Record<string, Decal>

const decal = (w: number, h: number, body: string, pixels = 640): Decal => ({
  w,
  h,
  body: withOutlinedWords(body),
  pixels,
})

const lettering = (text: string, fill: string, space = 0): Decal => {
  const size = 100
  const w = widthOf(text, size) + space * text.length + 6
  return decal(w, 104, outline(text, 2, 80, size, fill, space), Math.min(1000, Math.ceil(w * 1.2)))
}

const display = (w: number, h: number, text: string): Decal => decal(w, h, screen(0, 0, w, h, text))

const tag = (hero: string, second: string, w = 320, h = 180): Decal =>
  decal(w, h, plate(w, h, hero, second))

export const shared: Decals = {
  'brand-ink': lettering('GIRASOL', soft, 16),
  'brand-light': lettering('GIRASOL', steel[200], 16),
  mark: decal(64, 64, mark(), 256),
  plus: decal(40, 40, line('M8 20h24M20 8v24', sun, 6), 120),
  minus: decal(40, 40, line('M8 20h24', steel[300], 6), 120),
  sky: { w: 1600, h: 800, body: skyline(), pixels: 2000 },
  room: { w: 200, h: 200, body: lamplit(), pixels: 200 },
  tiles: { w: 1300, h: 1300, body: tiles(), pixels: 1300 },
}

function batteryDecals(product: Product): Decals {
  const [hero, second] = figures(product)
  return {
    plate: decal(420, 230, plate(420, 230, hero, second), 1000),
    wide: decal(460, 180, plate(460, 180, hero, second), 1000),
    screen: display(220, 100, '98 %'),
    hero: lettering(hero, ink),
    second: lettering(second, soft),
  }
}

function panelDecals(product: Product): Decals {
  const size = sizeOf(product)
  const unit = 20
  const watts = `${figure(product, 'power_w')} W`
  const badge = decal(200, 100, sticker(200, 100, watts), 400)
  if (spec(product, 'technology').includes('fold')) {
    const leaf = { x: 0, y: 0, w: 400, h: 400 }
    return { face: decal(400, 400, cells(leaf, { cols: 4, rows: 4, half: false }, false)), badge }
  }
  const dark = spec(product, 'technology').includes('bifacial')
  const w = (size.w - 0.9) * unit
  const h = (size.h - 0.9) * unit
  const edge = 14
  const inside = { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 }
  const back = rect(0, 0, w, h, dark ? '#31475C' : '#DCE2E7')
  return { face: decal(w, h, back + cells(inside, gridOf(product, size), dark, 2.2), 1100), badge }
}

function flow(w: number, y: number): string {
  const dots = [0.14, 0.38, 0.62, 0.86].map((x, index) =>
    disc(w * x, y, 7, index === 0 ? sun : steel[400]),
  )
  return line(svg`M${w * 0.14} ${y}h${w * 0.72}`, steel[500], 3) + dots.join('')
}

function inverterDecals(product: Product): Decals {
  const watts = figure(product, 'continuous_w')
  const [hero, unit] = watts < 10000 ? [`${watts}`, 'W'] : [`${watts / 1000}`, 'kW']
  const text = `${hero} ${unit}`
  const volts = spec(product, 'output_v').includes('240') ? '120/240 V' : '110-120 V'
  const face = [
    rect(0, 0, 300, 140, night),
    middle(150, 88, fitted(text, 240, 74), sun, text),
    flow(300, 116),
  ].join('')
  return {
    display: decal(300, 140, face, 700),
    top: decal(
      300,
      170,
      plate(300, 170, text, `${figure(product, 'battery_v')} V · ${volts}`),
      800,
    ),
    volts: lettering(`${figure(product, 'battery_v')} V · ${volts}`, ink),
    watts: lettering(text, ink),
    surge: lettering(`máx. ${figure(product, 'surge_w')} W`, soft),
    small: display(200, 80, text),
  }
}

function gauge(product: Product): string {
  const energy = `${figure(product, 'capacity_wh')} Wh`
  const [w, h, r] = [360, 150, 48]
  const x = 78
  const arc = svg`M${x - r * 0.7} ${h / 2 + r * 0.7}A${r} ${r} 0 1 1 ${x + r * 0.7} ${h / 2 + r * 0.7}`
  const full = svg`M${x - r * 0.7} ${h / 2 + r * 0.7}A${r} ${r} 0 1 1 ${x + r * 0.94} ${h / 2 - r * 0.34}`
  const size = fitted(energy, w - 160, 56)
  return [
    rect(0, 0, w, h, '#0A1826'),
    `<g fill="none" stroke-linecap="round">${line(arc, steel[700], 12)}${line(full, sun, 12)}</g>`,
    middle(x, h / 2 + 12, 34, '#F3EFE6', '92'),
    words(148, 72, size, sun, energy),
    words(148, 122, size * 0.86, '#F3EFE6', `${figure(product, 'ac_output_w')} W`),
  ].join('')
}

const stationDecals = (product: Product): Decals => ({
  gauge: decal(360, 150, gauge(product), 900),
  energy: lettering(`${figure(product, 'capacity_wh')} Wh`, steel[200]),
  watts: lettering(`${figure(product, 'ac_output_w')} W`, steel[300]),
})

function hangtag(hero: string, second: string): Decal {
  const body = [
    rect(0, 0, 260, 150, paper, 'rx="8"'),
    rect(0, 0, 260, 18, sun),
    middle(130, 84, fitted(hero, 220, 60), ink, hero),
    middle(130, 128, fitted(second, 220, 32), soft, second),
  ]
  return decal(260, 150, body.join(''), 520)
}

function meter(): string {
  return [
    rect(0, 0, 130, 96, paper, `rx="8"`),
    `<g fill="none">${line('M20 66a52 52 0 0 1 90 0', steel[400], 5)}`,
    `${line('M82 27a52 52 0 0 1 28 39', sun, 7)}${line('M65 82l22-38', ink, 4)}</g>`,
    disc(65, 82, 7, ink),
  ].join('')
}

const accessoryFigures: Record<string, (product: Product) => [hero: string, second: string]> = {
  'ACC-MC4': (p) => [`${figure(p, 'rated_a')} A`, `${figure(p, 'rated_v')} V`],
  'ACC-CAB': (p) => [`${figure(p, 'length_ft')} ft`, `${figure(p, 'awg')} AWG`],
  'ACC-BATC': (p) => [`${spec(p, 'awg')} AWG`, `${figure(p, 'max_a')} A`],
  'ACC-MPPT': (p) => [`${figure(p, 'current_a')} A`, `${spec(p, 'battery_v')} V`],
  'ACC-SOP': (p) => [spec(p, 'tilt_deg') || '×4', spec(p, 'tilt_deg') ? '°' : ''],
  'ACC-BRK': (p) => [`${figure(p, 'rated_a')} A`, `${figure(p, 'rated_v_dc')} V DC`],
  'ACC-FUS': (p) => [`${figure(p, 'rated_a')} A`, `${figure(p, 'rated_v_dc')} V DC`],
  'ACC-CAJA': (p) => [`×${figure(p, 'strings')}`, 'DC 1000 V'],
  'ACC-ATS': (p) => [`${figure(p, 'rated_a')} A`, `${spec(p, 'output_v')} V`],
  'ACC-SHUNT': (p) => [`${figure(p, 'max_a')} A`, '50 mV'],
  'ACC-CARG': (p) => [`${figure(p, 'output_a')} A`, `${figure(p, 'output_v')} V`],
  'ACC-PROT': (p) => [`${figure(p, 'va')} VA`, `${figure(p, 'delay_s')} s`],
  'ACC-LED': (p) => [`${figure(p, 'power_w')} W`, 'E27'],
  'ACC-PANEL': (p) => [`${figure(p, 'rated_a')} A`, '120/240 V'],
}

const screens: Record<string, string> = { 'ACC-SHUNT': '13.2 V', 'ACC-PROT': '118 V' }

function accessoryDecals(product: Product): Decals {
  const kind = product.sku.split('-').slice(0, 2).join('-')
  const [hero, second] = accessoryFigures[kind]?.(product) ?? ['', '']
  return {
    plate: tag(hero, second),
    tag: hangtag(hero, second),
    hero: lettering(hero || '-', ink),
    second: lettering(second || '-', soft),
    'hero-light': lettering(hero || '-', paper),
    'second-light': lettering(second || '-', steel[300]),
    screen: display(220, 100, screens[kind] ?? hero),
    meter: decal(130, 96, meter(), 300),
  }
}

const makers: Record<string, (product: Product) => Decals> = {
  battery: batteryDecals,
  panel: panelDecals,
  inverter: inverterDecals,
  portable: stationDecals,
  accessory: accessoryDecals,
}

export const decalsOf = (product: Product): Decals => makers[product.category]?.(product) ?? {}
