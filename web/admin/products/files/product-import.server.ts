import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { LeftProduct } from '#shop/catalogue/files/import-undo.rules.ts'
import { type UndoRefusal, undoImport } from '#shop/catalogue/files/import-undo.service.server.ts'
import type { PlannedChange } from '#shop/catalogue/files/plan.rules.ts'
import type { SheetProblem } from '#shop/catalogue/files/sheet-fields.rules.ts'
import {
  applyImport,
  checkImport,
  type DecisionRefusal,
  importToUndo,
  openImport,
} from '#shop/catalogue/files/sheets.service.server.ts'
import { findingsAfter, isDanger } from '#shop/solar/system/changes-check.service.server.ts'

const path = '/admin/products/import'
const shownChanges = 50
const shownErrors = 200
const shownLeft = 200

/** As many as one reads, and how many there are. */
const leftShown = (left: readonly LeftProduct[]) => ({
  products: left.slice(0, shownLeft),
  count: left.length,
})

type Refusal = SheetProblem | DecisionRefusal | UndoRefusal

const refusal = (problem: Refusal, intent = 'check', left: readonly LeftProduct[] = []) =>
  data({ problem, intent, left: leftShown(left) }, { status: 400 })

async function check(ctx: Ctx, file: FormDataEntryValue | null) {
  if (!(file instanceof File)) return refusal('no_file')
  const bytes = Buffer.from(await file.arrayBuffer())
  const checked = await checkImport(ctx, { name: file.name, bytes })
  return checked.ok ? redirect(`${path}?ver=${checked.value}`, 303) : refusal(checked.code)
}

const isDoubtful = ({ warnings = [] }: PlannedChange) => warnings.length > 0
const isSold = ({ stock }: PlannedChange) => stock !== undefined

/** What an import is not applied without; null where all of it is confirmed. */
async function unconfirmedOf(ctx: Ctx, id: string, form: FormData) {
  const found = await openImport(ctx, id)
  if (found?.state !== 'checked') return null
  const { changes } = found.plan
  if (!form.has('confirm_prices') && changes.some(isDoubtful)) return 'precios'
  if (!form.has('stock') && changes.some(isSold)) return 'existencias'
  const isAsked = form.has('confirm_danger')
  return !isAsked && (await findingsAfter(ctx, changes)).some(isDanger) ? 'peligro' : null
}

async function undo(ctx: Ctx, id: string) {
  const undone = await undoImport(ctx, id)
  return undone.ok
    ? redirect(`${path}?deshecho=${id}`, 303)
    : refusal(undone.code, 'deshecho', undone.left)
}

/** An import is previewed, applied or undone; a danger, a doubtful price and the stock of what was sold since must be decided. */
export async function handleImport(ctx: Ctx, request: Request) {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  const id = String(form.get('id') ?? '')
  if (intent === 'check') return check(ctx, form.get('file'))
  if (intent === 'undo') return undo(ctx, id)
  const unconfirmed = await unconfirmedOf(ctx, id, form)
  if (unconfirmed) return redirect(`${path}?ver=${id}&${unconfirmed}=1`, 303)
  const applied = await applyImport(ctx, id, { leavesStock: form.get('stock') === 'leave' })
  return applied.ok ? redirect(`${path}?importado=1`, 303) : refusal(applied.code, 'importado')
}

/** The previewed import, as far as it is readable. */
export async function importShown(ctx: Ctx, id: string | null) {
  const found = id === null ? null : await openImport(ctx, id)
  if (found?.state !== 'checked') return null
  const { plan } = found
  const added = plan.changes.filter(({ isNew }) => isNew).length
  const isMarked = (change: PlannedChange) => isDoubtful(change) || isSold(change)
  const marked = plan.changes.filter(isMarked)
  const sure = plan.changes.filter((change) => !isMarked(change))
  return {
    id: found.id,
    fileName: found.fileName,
    findings: await findingsAfter(ctx, plan.changes),
    counts: {
      ...{ added, changed: plan.changes.length - added, invalid: plan.errors.length },
      doubtful: plan.changes.filter(isDoubtful).length,
      sold: plan.changes.filter(isSold).length,
    },
    plan: {
      ...plan,
      changes: [...marked, ...sure].slice(0, Math.max(shownChanges, marked.length)),
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

/** What the import that was just undone left as it was. */
export async function undoneShown(ctx: Ctx, id: string | null) {
  const found = id === null ? null : await openImport(ctx, id)
  return found?.state === 'undone' ? leftShown(found.plan.left ?? []) : null
}
