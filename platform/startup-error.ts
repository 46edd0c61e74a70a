/** An error that the operator can fix at start-up: printed as a sentence, without a stack. */
export class StartupError extends Error {
  override name = 'CannotStart'
}
