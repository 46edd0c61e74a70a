import type { Product } from '../catalogue.ts'
import type { Art } from '../solid.ts'
import { batteryCable, solarCable } from './accessory-cables.ts'
import { branches, fivePairs } from './accessory-connectors.ts'
import { controller } from './accessory-controllers.ts'
import {
  bulbs,
  charger,
  shuntMonitor,
  transferPanel,
  voltageProtector,
} from './accessory-devices.ts'
import { groundMount } from './accessory-ground.ts'
import { rails, tiltMount, zedBrackets } from './accessory-mounts.ts'
import { breaker, classFuse, combiner, transferSwitch } from './accessory-protection.ts'
import { cartridges, earthRod, residual, surgeArrester } from './accessory-safety.ts'

const drawers: Record<string, (product: Product) => Art> = {
  'ACC-MC4-5': fivePairs,
  'ACC-MC4-Y': branches,
  'ACC-CAB-50': solarCable,
  'ACC-CAB-100': solarCable,
  'ACC-BATC-20': batteryCable,
  'ACC-BATC-4': batteryCable,
  'ACC-MPPT-20': controller,
  'ACC-MPPT-40': controller,
  'ACC-MPPT-60': controller,
  'ACC-MPPT-100': controller,
  'ACC-SOP-Z': zedBrackets,
  'ACC-SOP-INC': tiltMount,
  'ACC-RIEL-4': rails,
  'ACC-BRK-63': breaker,
  'ACC-BRK-125': breaker,
  'ACC-FUS-T200': classFuse,
  'ACC-CAJA-4': combiner,
  'ACC-ATS-63': transferSwitch,
  'ACC-SHUNT': shuntMonitor,
  'ACC-CARG-20': charger,
  'ACC-PROT-2K': voltageProtector,
  'ACC-LED-4': bulbs,
  'ACC-PANEL-12': transferPanel,
  'ACC-SUELO-4': groundMount,
  'ACC-FUS-M80': classFuse,
  'ACC-FUS-T250': classFuse,
  'ACC-FUS-C25': classFuse,
  'ACC-FUS-C50': classFuse,
  'ACC-FUS-C80': classFuse,
  'ACC-FUS-C125': classFuse,
  'ACC-FUS-PV25': cartridges,
  'ACC-RCBO-40': residual,
  'ACC-RCD-63S': residual,
  'ACC-ATS-3P': transferSwitch,
  'ACC-SPD-DC': surgeArrester,
  'ACC-TIERRA': earthRod,
}

export function drawAccessory(product: Product): Art {
  const draw = drawers[product.sku]
  if (draw === undefined) throw new Error(`No drawing for the accessory ${product.sku}`)
  return draw(product)
}
