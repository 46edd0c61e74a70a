import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  changeable,
  readConnection,
  type TypedConnection,
} from '#shop/connections/connection-form.input.ts'
import { connectionFormData, fieldsOf } from '#shop/connections/connection-forms.rules.ts'
import { saveConnection, shownConnections } from '#shop/connections/connections.service.server.ts'
import type { ConnectionProblem } from '#shop/connections/ui/connection-card.tsx'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'

type Saved =
  | { readonly ok: true; readonly isChanged: boolean }
  | { readonly ok: false; readonly status: number; readonly problem: ConnectionProblem }

/** Saves a service: what somebody else changed of it meanwhile stays, and a secret that was left empty too. */
export async function saveTyped(ctx: Ctx, posted: Posted, typed: TypedConnection): Promise<Saved> {
  const { form } = typed
  let seen: FormValues = {}
  const inputOf = (entered: FormValues) => readConnection({ ...posted, ...entered }) ?? typed
  const { saved, entered, crossed } = await saveMerged(ctx, posted, {
    name: `connection ${form}`,
    stored: async (inside) => {
      const shown = (await shownConnections(inside)).find((one) => one.form === form)
      seen = shown ? connectionFormData(shown) : {}
      return changeable(seen, typed)
    },
    save: (inside, input) => saveConnection(inside, inputOf(input)),
  })
  if (saved?.ok) return saved
  const merged = { entered: inputOf(entered).values, seen, crossed }
  if (!saved) return { ok: false, status: 409, problem: { ...merged, fields: [], text: '' } }
  const { problems } = messagesIn(ctx.locale).connections
  const own = fieldsOf(form).map(({ name }) => name)
  const foreign = saved.code === 'invalid' ? saved.fields.filter((name) => !own.includes(name)) : []
  const names = foreign.join(', ')
  const code = saved.code === 'invalid' ? 'marked' : saved.code
  const text = names ? format(problems.elsewhere, { names }) : problems[code]
  return { ok: false, status: 400, problem: { ...merged, fields: saved.fields, text } }
}
