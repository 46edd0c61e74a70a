import { data } from 'react-router'
import type { StepAnswer } from './checkout.ts'

/** What the server answers, or in its place that nothing came back: the form stays as it is. */
export async function orLost(ask: () => Promise<unknown>) {
  try {
    const answer = (await ask()) as StepAnswer | undefined
    // a refused order may have changed what it comes to: the page is asked for again
    return answer && !answer.refusal ? data(answer, { status: 400 }) : answer
  } catch (error) {
    if (error instanceof Response) throw error
    return data<StepAnswer>({ isLost: true }, { status: 400 })
  }
}
