/** The header of a desktop hides only below this many pixels. */
export const headerHidesAfter = 50

/** Scrolling down past 50 px hides it, scrolling up shows it, no movement changes nothing. */
export function headerHides(wasHidden: boolean, before: number, now: number): boolean {
  if (now <= headerHidesAfter) return false
  return now === before ? wasHidden : now > before
}

export interface Section {
  readonly id: string
  /** Distance from the top of the window. */
  readonly top: number
}

/** The last section that starts above the upper third; at the end of the page the last one. */
export function sectionInView(
  sections: readonly Section[],
  windowHeight: number,
  isAtEnd: boolean,
): string | null {
  const passed = sections.filter((section) => section.top <= windowHeight / 3)
  const current = isAtEnd && sections.length > 1 ? sections.at(-1) : passed.at(-1)
  return current?.id ?? null
}
