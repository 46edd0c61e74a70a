import { ownedOf, ownFields, ownInput } from '../owned/own-form.input.ts'
import { applianceOf } from '../sizing/appliances.rules.ts'
import { directions, shades, tilts } from '../sizing/roof.rules.ts'
import { placeOf } from '../sizing/sun-hours.rules.ts'
import { blackoutBeside, countedBlackout, followsGrid } from './blackout.rules.ts'
import {
  type Calculation,
  type Item,
  maxItems,
  nothingYet,
  ownCode,
  usualItem,
} from './calculation.rules.ts'
import { calculationIn, cleanName, itemsIn } from './calculation-query.rules.ts'
import {
  type FormFault,
  figure,
  figureIn,
  maxBudget,
  maxHours,
  maxKwhAMonth,
  maxQuantity,
  maxRoofPanels,
  maxWatts,
  optional,
  type Reading,
} from './figure.rules.ts'
import { voltsOfForm } from './volts-written.rules.ts'

/** Hidden in every form of the calculator; its presence redirects to the canonical URL. */
export const formMark = 'cuenta'
export const formFields = {
  code: 'equipo',
  watts: 'watts',
  quantity: 'cantidad',
  hours: 'horas',
  critical: 'sigue',
  motor: 'motor',
  name: 'nombre',
  add: 'agregar',
  remove: 'quitar',
} as const
/** The hours of grid that stood in a form. */
export const shownGrid = 'red.antes'
export type FieldFault = FormFault
export type Faults = Readonly<Record<string, FieldFault>>

const rowFields = [formFields.watts, formFields.quantity, formFields.hours]
const houseFields = ['apagon', 'presupuesto', 'red', 'caben', ...Object.values(ownFields), 'vuelve']

/** Where a field stands on the page: what stands above the rows first, then row by row, then the house. */
function placeOfField(name: string): number {
  const [field = '', row = ''] = name.split('.')
  const column = (rowFields as readonly string[]).indexOf(field)
  if (column >= 0) return Number(row) * rowFields.length + column
  const place = houseFields.indexOf(name)
  return place < 0 ? -1 : maxItems * rowFields.length + place
}

export const faultsInOrder = (faults: Faults): readonly (readonly [string, FieldFault])[] =>
  Object.entries(faults).sort(([one], [other]) => placeOfField(one) - placeOfField(other))

export interface ReadForm {
  readonly calculation: Calculation
  readonly faults: Faults
  /** The rejected values by field. */
  readonly input: Readonly<Record<string, string>>
  readonly added: boolean
}

function itemAt(reading: Reading, index: number): Item | null {
  const { parameters } = reading
  const name = (field: keyof typeof formFields) => `${formFields[field]}.${index}`
  const code = parameters.get(name('code')) ?? ''
  if (code !== ownCode && !applianceOf(code)) return null
  if (parameters.get(formFields.remove) === String(index)) return null
  const usual = usualItem(code)
  const quantity = figure(reading, name('quantity'), 1, { max: maxQuantity, whole: true })
  const item: Item = {
    code,
    quantity,
    watts: figure(reading, name('watts'), usual.watts, { max: maxWatts }),
    hours: figure(reading, name('hours'), usual.hours, { max: maxHours }),
    critical: parameters.has(name('critical')),
    motor: code === ownCode && parameters.has(name('motor')),
    name: code === ownCode ? cleanName(parameters.get(name('name')) ?? '') : '',
  }
  return quantity === 0 ? null : item
}

const indexes = Array.from({ length: maxItems }, (_, index) => index)

const numbered = <Value>(fields: Readonly<Record<string, Value>>, row: number) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/\d+$/, String(row)), value]),
  )

/** The hours of blackout, which follow those of grid until somebody types others. */
function blackoutOf(reading: Reading, gridHours: number | null): number {
  const { parameters } = reading
  const typed = (parameters.get('apagon') ?? '').trim()
  if (typed === '' && gridHours === null) return figure(reading, 'apagon', 12, ofBlackout)
  const hours = typed === '' ? null : figure(reading, 'apagon', 12, ofBlackout)
  const shown = figureIn(parameters.get(shownGrid) ?? '', { max: maxHours })
  return hours === null || followsGrid(hours, gridHours, shown.ok ? shown.value : null)
    ? blackoutBeside(gridHours)
    : hours
}

/** The rows of devices, numbered anew where one goes; a form without rows may name a whole house instead. */
function itemsOf({ parameters, faults, input }: Reading): readonly Item[] {
  const rows: Item[] = []
  for (const index of indexes) {
    const row: Reading = { parameters, faults: {}, input: {} }
    const item = itemAt(row, index)
    if (!item) continue
    Object.assign(faults, numbered(row.faults, rows.length))
    Object.assign(input, numbered(row.input, rows.length))
    rows.push(item)
  }
  return rows.length > 0 ? rows : itemsIn(parameters.get('equipos') ?? '').items
}

function addedItem(parameters: URLSearchParams): Item | null {
  const code = parameters.get(formFields.add) ?? ''
  return code === ownCode || applianceOf(code) ? usualItem(code) : null
}

const usualKwh = 185
const ofBill = { max: maxKwhAMonth, aboveZero: true }
const ofBlackout = { max: maxHours, aboveZero: true }
const ofBudget = { max: maxBudget, aboveZero: true }
const ofRoof = { max: maxRoofPanels, aboveZero: true, whole: true }

/** An invalid bill is corrected where it was typed: at the start, or beside the rest of the house. */
function kwhOf(reading: Reading): number | null {
  if (!reading.parameters.has('kwh')) return null
  const kwh = figure(reading, 'kwh', usualKwh, ofBill)
  return reading.faults.kwh && !reading.parameters.has('apagon') ? null : kwh
}

/** A day has no more than 24 hours with and without a grid together. */
function checkDay(
  { parameters, faults, input }: Reading,
  { gridHours, blackoutHours }: Pick<Calculation, 'gridHours' | 'blackoutHours'>,
): void {
  if (faults.red || faults.apagon || (gridHours ?? 0) + blackoutHours <= maxHours) return
  faults.red = 'over_a_day'
  input.red = parameters.get('red') ?? ''
}

/** The fields of a calculation's own URL that hold no sensible figure. */
export function faultsInQuery(parameters: URLSearchParams): Pick<ReadForm, 'faults' | 'input'> {
  const reading: Reading = { parameters, faults: {}, input: {} }
  const bounds = {
    ...(parameters.get('equipos') ? {} : { kwh: ofBill }),
    ...{ apagon: ofBlackout, presupuesto: ofBudget, red: { max: maxHours }, caben: ofRoof },
  }
  for (const [name, one] of Object.entries(bounds))
    if (parameters.has(name)) figure(reading, name, 0, one)
  checkDay(reading, calculationIn(parameters))
  return reading
}

/** Parses the form; errors are noted by field, and all input is preserved. */
export function readForm(parameters: URLSearchParams): ReadForm {
  const reading: Reading = { parameters, faults: {}, input: {} }
  const items = itemsOf(reading)
  const added = addedItem(parameters)
  const all = added && items.length < maxItems ? [...items, added] : items
  const month = Number(parameters.get('mes'))
  const hasHouse = parameters.has('apagon')
  const gridHours = optional(reading, 'red', { max: maxHours })
  const asked = hasHouse ? blackoutOf(reading, gridHours) : blackoutBeside(gridHours)
  const calculation: Calculation = {
    items: all,
    kwhAMonth: all.length > 0 ? null : kwhOf(reading),
    place: placeOf(parameters.get('lugar'))?.code ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
    blackoutHours: countedBlackout({ items: all, gridHours, blackoutHours: asked }),
    panels: !hasHouse || parameters.has('paneles'),
    gridHours,
    budget: optional(reading, 'presupuesto', ofBudget),
    roof: directions.find((roof) => roof === parameters.get('techo')) ?? nothingYet.roof,
    tilt: tilts.find((tilt) => tilt === parameters.get('inclinacion')) ?? nothingYet.tilt,
    shade: shades.find((shade) => shade === parameters.get('sombra')) ?? nothingYet.shade,
    maxPanels: optional(reading, 'caben', ofRoof),
    owned: ownedOf(reading),
    volts: voltsOfForm(parameters, items),
  }
  checkDay(reading, calculation)
  const { faults } = reading
  return {
    calculation,
    faults,
    input: { ...ownInput(parameters), ...reading.input },
    added: added !== null,
  }
}
