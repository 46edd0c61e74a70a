/** Why the rest of a request's body is not read: it is larger than the path takes, it comes too slowly, or too many arrive at once. */
export class BodyRefused extends Error {
  readonly kind: 'too_large' | 'too_slow' | 'too_many_bodies'

  constructor(kind: BodyRefused['kind']) {
    super(`a body is refused: ${kind}`)
    this.kind = kind
  }
}
