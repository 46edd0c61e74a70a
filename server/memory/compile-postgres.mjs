import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

/** The optimizing compiler takes 600 MB for this function alone, the largest switch of Postgres. */
const tooLargeToOptimize = 'raw_parser'
const initialPages = 2048
const maxPages = 32_768

/**
 * A function is compiled at its first call, and only then is it decided whether it may be optimized later: so it is called once
 * where nothing works, in an instance that is thrown away.
 */
function compileOnce(postgres) {
  const imports = {}
  for (const { module, name, kind } of WebAssembly.Module.imports(postgres)) {
    imports[module] ??= {}
    imports[module][name] =
      kind === 'memory'
        ? new WebAssembly.Memory({ initial: initialPages, maximum: maxPages })
        : () => 0
  }
  const { exports } = new WebAssembly.Instance(postgres, imports)
  try {
    exports[tooLargeToOptimize]?.(0, 0)
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
  }
}

/** The embedded database, compiled by other threads while this one loads the shop. */
export async function compilePostgres() {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  const postgres = await WebAssembly.compile(readFileSync(file))
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    compileOnce(postgres)
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
  return postgres
}
