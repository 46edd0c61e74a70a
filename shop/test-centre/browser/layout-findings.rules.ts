import type { Size } from './screens.rules.ts'

export const problems = [
  'overflow',
  'image_overflow',
  'menu_hidden',
  'small_target',
  'overlap',
  'animation',
  'scroll',
] as const
export type Problem = (typeof problems)[number]

export interface Box {
  readonly left: number
  readonly right: number
  readonly width: number
  readonly height: number
}

/** Measurements of a page in a frame, without an assessment. */
export interface Seen {
  readonly screen: Size
  readonly documentWidth: number
  readonly images: readonly { readonly name: string; readonly box: Box }[]
  /** The navigation or the button that opens it. */
  readonly menus: readonly Box[]
  readonly targets: readonly {
    readonly name: string
    readonly box: Box
    /** Within a sentence, where the line height applies. */
    readonly isInText: boolean
    /** The element over its centre; empty when there is none. */
    readonly coveredBy: string
  }[]
  /** Whether a test animation ends, and which animations of the page are stuck. */
  readonly animations: { readonly runs: boolean; readonly stuck: readonly string[] }
  readonly scroll: {
    readonly asked: number
    readonly reached: number
    readonly possible: number
    readonly sideways: number
  }
}

export interface LayoutFinding {
  readonly problem: Problem
  /** A selector; empty for the page itself. */
  readonly what: string
}

/** The minimum size of a touch target, each side, in CSS pixels. */
const minTarget = 24
/** Tolerance for rounding in browsers. */
const slack = 1

const isSeen = ({ width, height }: Box) => width > 0 && height > 0
const isWithin = ({ left, right }: Box, { width }: Size) => left >= -slack && right <= width + slack

function wide({ screen, documentWidth, images }: Seen): LayoutFinding[] {
  const page = documentWidth > screen.width + slack
  const out = images.filter(({ box }) => isSeen(box) && !isWithin(box, screen))
  return [
    ...(page ? [{ problem: 'overflow' as const, what: '' }] : []),
    ...out.map(({ name }) => ({ problem: 'image_overflow' as const, what: name })),
  ]
}

function touchable({ targets, menus, screen }: Seen): LayoutFinding[] {
  const hasMenu = menus.some((box) => isSeen(box) && isWithin(box, screen))
  const shown = targets.filter(({ box }) => isSeen(box))
  const small = shown.filter(
    ({ box, isInText }) => !isInText && Math.min(box.width, box.height) < minTarget,
  )
  const covered = shown.filter(({ coveredBy }) => coveredBy !== '')
  return [
    ...(hasMenu ? [] : [{ problem: 'menu_hidden' as const, what: '' }]),
    ...small.map(({ name }) => ({ problem: 'small_target' as const, what: name })),
    ...covered.map(({ name, coveredBy }) => ({
      problem: 'overlap' as const,
      what: `${name} / ${coveredBy}`,
    })),
  ]
}

function moving({ animations, scroll }: Seen): LayoutFinding[] {
  const requested = Math.min(scroll.asked, scroll.possible)
  const isSteady = Math.abs(scroll.reached - requested) <= 2 && scroll.sideways === 0
  return [
    ...(animations.runs ? [] : [{ problem: 'animation' as const, what: '' }]),
    ...animations.stuck.map((what) => ({ problem: 'animation' as const, what })),
    ...(isSteady ? [] : [{ problem: 'scroll' as const, what: '' }]),
  ]
}

/** The findings, in the order of the checks. */
export const layoutFindings = (seen: Seen): LayoutFinding[] => [
  ...wide(seen),
  ...touchable(seen),
  ...moving(seen),
]
