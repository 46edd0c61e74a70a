import { data } from 'react-router'
import type { StepResult } from './checkout.ts'

/** What the server answers, or in its place that nothing came back: the form stays as it is. */
export async function orLost(ask: () => Promise<unknown>) {
  try {
    const result = (await ask()) as StepResult | undefined
    // a refused order may have changed what it comes to: the page is asked for again
    return result && !result.refusal ? data(result, { status: 400 }) : result
  } catch (error) {
    if (error instanceof Response) throw error
    return data<StepResult>({ isLost: true }, { status: 400 })
  }
}
