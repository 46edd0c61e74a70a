import type { Finding, TestResult } from '#shop/test-centre/test-result.rules.ts'

const isResult = (value: unknown): value is TestResult =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value

/** Has the server run one of its checks. */
export async function askCheck(check: string, noAnswer: string): Promise<Finding> {
  const failed: Finding = { status: 'error', message: noAnswer }
  const answer = await fetch('/test-suite/comprobar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ check }),
  }).catch(() => null)
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  if (!isResult(said) || said.status === 'idle' || said.status === 'running') return failed
  return { status: said.status, message: said.message }
}
