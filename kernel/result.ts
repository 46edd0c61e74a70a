/** A refusal is a value: the business said no, and the code says why. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code }

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const refused = <Code extends string>(code: Code): Result<never, Code> => ({
  ok: false,
  code,
})
