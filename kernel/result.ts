/** A refusal is a value: a business rule failed, and the code names the reason. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code }

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const refused = <Code extends string>(code: Code): Result<never, Code> => ({
  ok: false,
  code,
})
