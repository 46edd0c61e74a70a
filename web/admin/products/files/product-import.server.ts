import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { SheetProblem } from '#shop/catalogue/files/sheet-fields.rules.ts'
import {
  applyImport,
  checkImport,
  type DecisionRefusal,
  importToUndo,
  openImport,
  undoImport,
} from '#shop/catalogue/files/sheets.service.server.ts'
import { findingsAfter, isDanger } from '#shop/solar/system/changes-check.service.server.ts'

const path = '/admin/products/import'
const shownChanges = 50
const shownErrors = 200

const refusal = (problem: SheetProblem | DecisionRefusal, intent = 'check') =>
  data({ problem, intent }, { status: 400 })

async function check(ctx: Ctx, file: FormDataEntryValue | null) {
  if (!(file instanceof File)) return refusal('no_file')
  const bytes = Buffer.from(await file.arrayBuffer())
  const checked = await checkImport(ctx, { name: file.name, bytes })
  return checked.ok ? redirect(`${path}?ver=${checked.value}`, 303) : refusal(checked.code)
}

async function hasDanger(ctx: Ctx, id: string): Promise<boolean> {
  const found = await openImport(ctx, id)
  return found?.state === 'checked' && (await findingsAfter(ctx, found.plan.changes)).some(isDanger)
}

/** An import is previewed, applied or undone; a danger in it must be confirmed. */
export async function handleImport(ctx: Ctx, request: Request) {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  const id = String(form.get('id') ?? '')
  if (intent === 'check') return check(ctx, form.get('file'))
  const isUndone = intent === 'undo'
  if (!isUndone && !form.has('confirm_danger') && (await hasDanger(ctx, id)))
    return redirect(`${path}?ver=${id}&peligro=1`, 303)
  const [decided, notice] = isUndone
    ? [await undoImport(ctx, id), 'deshecho']
    : [await applyImport(ctx, id), 'importado']
  return decided.ok ? redirect(`${path}?${notice}=1`, 303) : refusal(decided.code, notice)
}

/** The previewed import, as far as it is readable. */
export async function importShown(ctx: Ctx, id: string | null) {
  const found = id === null ? null : await openImport(ctx, id)
  if (found?.state !== 'checked') return null
  const { plan } = found
  const added = plan.changes.filter(({ isNew }) => isNew).length
  return {
    id: found.id,
    fileName: found.fileName,
    findings: await findingsAfter(ctx, plan.changes),
    counts: { added, changed: plan.changes.length - added, invalid: plan.errors.length },
    plan: {
      ...plan,
      changes: plan.changes.slice(0, shownChanges),
      errors: plan.errors.slice(0, shownErrors),
    },
  }
}

/** The summary of an import that can be undone. */
export async function lastImport(ctx: Ctx) {
  const found = await importToUndo(ctx)
  if (!found) return null
  const { id, fileName, madeAt, plan } = found
  return { id, fileName, madeAt, count: plan.changes.length }
}
