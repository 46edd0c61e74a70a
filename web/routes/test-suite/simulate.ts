import { showToast } from '#design/toasts.tsx'
import {
  type RandomSource,
  type SimulationKind,
  simulated,
  suggestionDuration,
} from '#shop/test-centre/simulation.rules.ts'
import type { Finding } from '#shop/test-centre/test-result.rules.ts'
import type { TestWords } from '#shop/test-centre/ui/use-test-words.ts'

/** How a failure can be mended, said for longer than other notices. */
export function suggest(words: TestWords, failure: keyof TestWords['suggestions']): void {
  showToast({
    title: words.suggestionTitle,
    description: words.suggestions[failure],
    duration: suggestionDuration,
  })
}

/** A test by chance alone, which says that it is one. */
export async function simulate(
  kind: SimulationKind,
  words: TestWords,
  random: RandomSource,
): Promise<Finding> {
  const { delay, failure } = simulated(kind, random)
  await new Promise((resolve) => setTimeout(resolve, delay))
  const mark = `${words.modes.simulation}: `
  if (failure === null) return { status: 'success', message: mark + words.simulatedFine }
  suggest(words, failure)
  return { status: 'error', message: mark + words.failures[failure] }
}
