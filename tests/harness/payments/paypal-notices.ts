import type { notice } from '#tests/fakes/paypal-state.ts'

/** What the shop's door makes of a notice; `changed` is what somebody changed on its way. */
export const noticeOf = (
  { body, headers }: ReturnType<typeof notice>,
  changed: Readonly<Record<string, string>> = {},
) => ({
  provider: 'paypal' as const,
  notice: { body, headers: new Headers({ ...headers, ...changed }) },
})
