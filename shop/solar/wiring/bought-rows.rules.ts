import { format, formatNumber } from '#kernel/messages.ts'
import { isBoxFar } from '#shop/electrical/wiring/sheet-needs.rules.ts'
import { isLacking, isolatorFigures, isolatorOf, needsPrecharge } from './not-included.rules.ts'
import { bought, type Made, numberIn, type Writing } from './row-writing.rules.ts'

/** What cuts off and protects beside the inverter, where the box that holds the first ones is far from it. */
export function nearRows({ texts, locale, sheet }: Writing): Made[] {
  if (!isBoxFar(sheet)) return []
  const { disconnect, arrester, panelCable, combiner } = sheet
  const count = combiner?.inputs ?? 1
  const figure = count > 1 ? `${count} ×` : ''
  const says = format(texts.rows.atInverter, {
    feet: numberIn(locale)(panelCable?.feet ?? null, 0),
  })
  return [
    ...(arrester?.isInBox ? [bought('nearArrester', 'arrester', figure, [says])] : []),
    ...(disconnect?.isInBox ? [bought('nearDisconnect', 'switch', figure, [says])] : []),
  ]
}

/** From each box that joins strings to the equipment. */
export function tailRow({ texts, sheet: { combiner } }: Writing): Made[] {
  if (!combiner?.tail) return []
  const { inputs, tail } = combiner
  const figure = `${inputs > 1 ? `${inputs} × ` : ''}${tail.awg} AWG`
  return [bought('boxTail', 'cable', figure, [format(texts.rows.boxTail, { awg: tail.awg })])]
}

export const shutdownRow = ({ texts, sheet }: Writing): Made[] =>
  isLacking(sheet, 'rapidShutdown')
    ? [bought('rapidShutdown', 'switch', '', [texts.rows.rapidShutdown])]
    : []

/** What takes the battery off without a tool: behind each fuse, or behind the main one. */
export function isolatorRow({ texts, locale, sheet }: Writing, isMain: boolean): Made[] {
  const isolator = isolatorOf(sheet)
  if (isolator?.isMain !== isMain) return []
  const values = isolatorFigures(isolator, locale)
  const figure = `${isolator.count > 1 ? `${isolator.count} × ` : ''}${values.amps} A`
  return [bought('isolator', 'switch', figure, [format(texts.rows.isolator, values)])]
}

export const prechargeRow = ({ texts, locale, sheet }: Writing): Made[] =>
  needsPrecharge(sheet)
    ? [
        bought('precharge', 'resistor', '', [
          format(texts.rows.precharge, { watts: formatNumber(locale, sheet.source?.watts ?? 0) }),
        ]),
      ]
    : []
