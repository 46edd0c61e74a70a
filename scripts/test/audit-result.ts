const failing = ['high', 'critical']

interface Hole {
  readonly severity?: unknown
  readonly via?: unknown
}

/** Holes found, none found, or no registry to ask. */
export const exitCodes = { none: 0, found: 1, unknown: 3 } as const

export interface AuditResult {
  readonly isKnown: boolean
  /** What the registry answered instead of a report; empty where it said nothing. */
  readonly reason: string
  /** One line per package with a known hole of level "high" or above. */
  readonly holes: readonly string[]
}

const titleOf = (via: unknown): string[] => {
  const { title } = (typeof via === 'object' && via !== null ? via : {}) as { title?: unknown }
  return typeof title === 'string' ? [title] : []
}

function unknown(report: unknown): AuditResult {
  const { message, error } = (report ?? {}) as { message?: unknown; error?: { code?: unknown } }
  const reason = [message, error?.code].find((one) => typeof one === 'string')
  return { isKnown: false, reason: typeof reason === 'string' ? reason : '', holes: [] }
}

/** Reads what `npm audit --json` printed; without a report nothing is known. */
export function auditResult(printed: string): AuditResult {
  let report: unknown
  try {
    report = JSON.parse(printed)
  } catch {
    return unknown({})
  }
  const { vulnerabilities } = (report ?? {}) as { vulnerabilities?: Record<string, Hole> }
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) return unknown(report)
  const holes = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) => {
    if (!failing.includes(String(severity))) return []
    const titles = (Array.isArray(via) ? via : []).flatMap(titleOf).join('; ')
    return [[`${name}: ${String(severity)}`, titles].filter(Boolean).join(', ')]
  })
  return { isKnown: true, reason: '', holes }
}
