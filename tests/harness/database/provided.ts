import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the filled embedded database, or the address of a server with a template of it. */
    filledDatabase: { dump: string } | { owner: string }
  }
}
