import { type Calculation, type Item, isShower } from './calculation.rules.ts'

export type HouseWarning =
  | 'noSource'
  | 'shower'
  | 'waterHeater'
  | 'airConditioner'
  | 'hotPlates'
  | 'twoCookers'
  | 'northRoof'

const waterHeaters = ['ct']
const airConditioners = ['sc', 'aw']
const heaters = ['ho', 'ci', 'pl', 'he', 'fr', 'se']
const cookers = ['ar', 'or', 'mi', 'ca', 'to', ...heaters]

const has = (items: readonly Item[], codes: readonly string[]): boolean =>
  items.some((item) => item.critical && codes.includes(item.code))

type HouseInput = Pick<Calculation, 'items' | 'blackoutHours' | 'panels' | 'roof'>

/** Warnings about critical loads that suit a battery badly, and about a roof that suits panels badly. */
export function houseWarnings({ items, blackoutHours, panels, roof }: HouseInput): HouseWarning[] {
  const cooking = items.filter((item) => item.critical && cookers.includes(item.code))
  const pieces = cooking.reduce((sum, item) => sum + item.quantity, 0)
  const found: readonly (readonly [HouseWarning, boolean])[] = [
    ['noSource', blackoutHours === 24 && !panels],
    ['northRoof', panels && roof === 'north'],
    ['shower', items.some((item) => item.critical && isShower(item))],
    ['waterHeater', has(items, waterHeaters)],
    ['airConditioner', has(items, airConditioners)],
    ['hotPlates', has(items, heaters)],
    ['twoCookers', pieces > 1],
  ]
  return found.filter(([, is]) => is).map(([warning]) => warning)
}
