import { data } from 'react-router'
import type { StepResult } from './checkout.ts'

/** The server's response, or a lost connection in its place: the form stays as it is. */
export async function orConnectionLost(ask: () => Promise<unknown>) {
  try {
    const result = (await ask()) as StepResult | undefined
    // a refused order may have a changed total: the page is reloaded
    return result && !result.refusal ? data(result, { status: 400 }) : result
  } catch (error) {
    if (error instanceof Response) throw error
    return data<StepResult>({ isLost: true }, { status: 400 })
  }
}
