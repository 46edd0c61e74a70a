import type { Finding, TestResult } from '#shop/test-centre/results/test-result.rules.ts'

const isResult = (value: unknown): value is TestResult =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value

/** Runs a check on the server. */
export async function askCheck(check: string, noAnswer: string): Promise<Finding> {
  const failed: Finding = { status: 'error', message: noAnswer }
  const response = await fetch('/test-suite/comprobar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ check }),
  }).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (!isResult(body) || body.status === 'idle' || body.status === 'running') return failed
  return { status: body.status, message: body.message }
}
