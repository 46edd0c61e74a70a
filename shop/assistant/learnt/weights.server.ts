import { type Guess, guessBy } from './likely.rules.ts'

async function read(): Promise<Guess> {
  const { default: weights } = await import('./weights.json', { with: { type: 'json' } })
  return guessBy(weights)
}

let learnt: Promise<Guess> | null = null
/** What was learnt, read with the first question and kept by the process. */
export function learntGuess(): Promise<Guess> {
  learnt ??= read()
  return learnt
}
