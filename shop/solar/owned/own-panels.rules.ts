import type { OwnPanels } from './owned.rules.ts'

/** Watts of a silicon panel as a share of Voc × Isc; others are misread labels. */
const fill = { min: 0.6, cautious: 0.7, best: 0.88 } as const
/** No panel gives more amperes than this. */
const maxPanelA = 20
/** Volts under load as a share of the open ones, at the least. */
const underLoad = 0.8

/** Why nothing can be built with panels of the house; null where it can. */
export type PanelDoubt = 'unknownVolts' | 'mismatch'

export function doubtOf({ watts, vocV, iscA }: OwnPanels): PanelDoubt | null {
  if (vocV === null) return 'unknownVolts'
  const share = watts / (vocV * (iscA ?? maxPanelA))
  const isSane = share <= fill.best && (iscA === null || share >= fill.min)
  return isSane ? null : 'mismatch'
}

/** What the label says, and the least favourable of what it does not say. */
export function panelSpecs(panels: OwnPanels): Readonly<Record<string, number>> {
  const { watts, vocV, iscA } = panels
  if (vocV === null || doubtOf(panels)) return { power_w: watts }
  const short = iscA ?? watts / (fill.cautious * vocV)
  const vmp = underLoad * vocV
  return {
    power_w: watts,
    voc_v: vocV,
    isc_a: short,
    vmp_v: vmp,
    imp_a: Math.min(short, watts / vmp),
  }
}
