import { figure, type Product } from '../catalogue.ts'
import { copper, copperDeep, ink, steel, sun, white } from '../palette.ts'
import type { Art } from '../solid.ts'
import { at, disc, line, oval, rect, repeat, svg } from '../svg.ts'
import { coil, tag } from './accessory-cables.ts'
import { cartridge, dinModule } from './accessory-protection.ts'

const green = '#1B7F4B'

/** A residual current device: two poles, or four with both legs of 120/240 V. */
export function residual(product: Product): Art {
  const poles = figure(product, 'poles')
  const din = { poles, pole: poles > 2 ? 96 : 104, tone: white, lever: sun, text: ink }
  const art = dinModule(din, [
    `${figure(product, 'rated_a')} A`,
    `${figure(product, 'trip_ma')} mA`,
  ])
  return { ...art, reach: poles > 2 ? 5 : 4 }
}

export function surgeArrester(product: Product): Art {
  const din = { poles: 2, pole: 104, tone: white, lever: green, text: ink }
  const art = dinModule(din, [
    `${figure(product, 'rated_v_dc')} V`,
    `${figure(product, 'imax_ka')} kA`,
  ])
  return { ...art, reach: 4 }
}

export function cartridges(product: Product): Art {
  const count = figure(product, 'quantity')
  const text = `${figure(product, 'fuse_a')} A`
  const row = (index: number) => at(40, index * 130 + 20, cartridge(0, 0, text))
  const shadow = (index: number) => oval(160, index * 130 + 104, 150, 8, ink, 'opacity=".1"')
  return { w: 330, h: count * 130, body: repeat(count, shadow) + repeat(count, row), reach: 4 }
}

export function earthRod(product: Product): Art {
  const height = 560
  const rod = [
    rect(470, 0, 26, height, copper, `rx="6" stroke="${copperDeep}"`),
    rect(476, 8, 5, height - 60, '#fff', 'rx="2" opacity=".35"'),
    svg`<path d="M470 ${height - 4}h26l-13 44Z" fill="${copper}" stroke="${copperDeep}"/>`,
    rect(452, 70, 62, 54, '#B08D3C', `rx="8" stroke="${copperDeep}"`),
    disc(528, 97, 15, steel[300], `stroke="${steel[700]}"`),
    line('M520 97h16', steel[700], 3),
  ].join('')
  const body = [
    at(170, 520, coil('earth', 5, { colour: green, edge: '#0F5A34' })),
    line('M250 440c60-90 40-330 216-342', '#0F5A34', 17),
    line('M250 440c60-90 40-330 216-342', green, 13),
    rod,
    tag(70, 250, `${figure(product, 'rod_ft')} ft`, `${figure(product, 'awg')} AWG`),
  ].join('')
  return { w: 560, h: 610, body, reach: 14 }
}
