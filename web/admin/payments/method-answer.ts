import type { FormValues } from '#kernel/text/merged-form.ts'
import type { AddRefusal } from '#shop/payments/methods/configure.service.server.ts'
import type { MethodProblem } from '#shop/payments/methods/method.input.ts'
import { closedMethod, noTransferDetails } from '#shop/payments/methods/method.rules.ts'
import { methodFormData } from '#shop/payments/methods/method-form.rules.ts'
import type { MethodSettings } from '#shop/payments/methods/methods.service.server.ts'

/** What is wrong, by field. */
type Errors = Readonly<Record<string, MethodProblem | AddRefusal>>
export const errorsIn = (errors: Errors): { readonly errors: Errors } => ({ errors })

export interface MethodAnswer {
  readonly method: string
  readonly errors: Errors
  readonly entered: FormValues
  readonly seen?: FormValues
  readonly crossed?: FormValues
}

/** The form to add one, for its problems. */
export const added = 'add'

export const formDataOf = (
  { limits, transfers }: Pick<MethodSettings, 'limits' | 'transfers'>,
  info: MethodSettings['infos'][number],
) =>
  methodFormData(
    info,
    limits.find(({ method }) => method === info.method) ?? closedMethod(info.method),
    transfers[info.method] ?? noTransferDetails,
  )
