import { expect, test } from 'vitest'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import { panelLimitOf } from './panel-limit.rules.ts'

const battery = partOf('B', 'battery', { nominal_v: 12.8, max_charge_a: 25, max_parallel: 4 })
const controller = partOf('C', 'accessory', { role: 'controller', current_a: 40 })
const panel = partOf('P', 'panel', { power_w: 410 })
const one = (part: typeof battery, quantity = 1) => ({ part, quantity })

test('without panels a controller goes with a battery up to the watts that it takes', () => {
  expect(panelLimitOf([one(battery), one(controller)])).toEqual({
    ...{ watts: 320, controllerA: 40, maxChargeA: 25 },
  })
})

test('two batteries take it all; with panels the rules of charging say it', () => {
  expect(panelLimitOf([one(battery, 2), one(controller)])).toBeNull()
  expect(panelLimitOf([one(battery), one(controller), one(panel)])).toBeNull()
})

test('what can be lowered has no limit', () => {
  const lowered = partOf('C', 'accessory', {
    role: 'controller',
    current_a: 40,
    charge_adjustable: true,
  })
  expect(panelLimitOf([one(battery), one(lowered)])).toBeNull()
})
