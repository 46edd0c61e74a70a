const failing = ['high', 'critical']

interface Hole {
  readonly severity?: unknown
  readonly via?: unknown
}

export interface AuditResult {
  readonly isKnown: boolean
  /** One line per package with a known hole of level "high" or above. */
  readonly holes: readonly string[]
}

const titleOf = (via: unknown): string[] => {
  const { title } = (typeof via === 'object' && via !== null ? via : {}) as { title?: unknown }
  return typeof title === 'string' ? [title] : []
}

/** Reads what `npm audit --json` printed; without a report nothing is known. */
export function auditResult(printed: string): AuditResult {
  let report: unknown
  try {
    report = JSON.parse(printed)
  } catch {
    return { isKnown: false, holes: [] }
  }
  const { vulnerabilities } = (report ?? {}) as { vulnerabilities?: Record<string, Hole> }
  if (typeof vulnerabilities !== 'object') return { isKnown: false, holes: [] }
  const holes = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) => {
    if (!failing.includes(String(severity))) return []
    const titles = (Array.isArray(via) ? via : []).flatMap(titleOf).join('; ')
    return [[`${name}: ${String(severity)}`, titles].filter(Boolean).join(', ')]
  })
  return { isKnown: true, holes }
}
