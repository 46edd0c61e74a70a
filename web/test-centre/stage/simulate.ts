import { showToast } from '#design/toasts/toasts.tsx'
import {
  type RandomSource,
  type SimulationKind,
  simulated,
  suggestionDuration,
} from '#shop/test-centre/browser/simulation.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import type { TestMessages } from '#shop/test-centre/ui/use-messages.ts'

/** How a failure can be fixed, shown for longer than other notices. */
export function suggest(messages: TestMessages, failure: keyof TestMessages['suggestions']): void {
  showToast({
    title: messages.suggestionTitle,
    description: messages.suggestions[failure],
    duration: suggestionDuration,
  })
}

/** A random simulation, which is marked as one. */
export async function simulate(
  kind: SimulationKind,
  messages: TestMessages,
  random: RandomSource,
): Promise<Finding> {
  const { delay, failure } = simulated(kind, random)
  await new Promise((resolve) => setTimeout(resolve, delay))
  const mark = `${messages.modes.simulation}: `
  if (failure === null) return { status: 'success', message: mark + messages.simulatedFine }
  suggest(messages, failure)
  return { status: 'error', message: mark + messages.failures[failure] }
}
