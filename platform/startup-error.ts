/** What stops the start and can be mended by whoever started the shop: a sentence, no stack. */
export class StartupError extends Error {
  override name = 'CannotStart'
}
