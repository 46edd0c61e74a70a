import { CheckField } from '#design/forms/check-field.tsx'
import { format } from '#kernel/messages.ts'
import type { PriceWarning } from '#shop/catalogue/files/price-warning.rules.ts'
import { useProductFormMessages, useSheetMessages } from '#shop/catalogue/ui/use-messages.ts'
import type { StaffFinding } from '#shop/solar/system/staff-check.service.server.ts'

const tones = {
  danger: 'text-bad',
  will_not_work: 'text-warn',
  unknown: 'text-warn',
  advice: '',
} as const

/** What the electrical rules say, beside the form. */
export function ProductFindings({ findings }: { findings: readonly StaffFinding[] }) {
  const { check } = useProductFormMessages()
  if (findings.length === 0) return null
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{check.title}</h2>
      <ul className="mt-2 grid gap-2">
        {findings.map(({ rule, severity, message, kit }) => (
          <li key={`${kit ?? ''} ${rule} ${message}`}>
            <strong className={tones[severity]}>{check.severities[severity]}</strong>
            {kit !== null && ` ${format(check.inKit, { kit })}`} {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the rules say in a dialog; a danger is saved only when it is confirmed there. */
export function FindingsInDialog({
  findings,
  onConfirm,
}: {
  readonly findings: readonly StaffFinding[]
  readonly onConfirm: (isConfirmed: boolean) => void
}) {
  const { check } = useProductFormMessages()
  if (findings.length === 0) return null
  return (
    <div className="mt-3 grid gap-2">
      <p role="alert" className="font-semibold text-bad">
        {check.unconfirmed}
      </p>
      <ProductFindings findings={findings} />
      <label className="flex min-h-11 items-center gap-2 text-bad">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
        {check.confirm}
      </label>
    </div>
  )
}

/** Saving a danger needs an explicit confirmation. */
export function ConfirmDanger() {
  const { check } = useProductFormMessages()
  return (
    <div className="mb-3 text-bad">
      <CheckField name="confirm_danger" value="true" label={check.confirm} />
    </div>
  )
}

/** A price that looks like a slip is saved once it is confirmed, as an import asks. */
export function ConfirmPrices({ warnings }: { warnings: readonly PriceWarning[] }) {
  const { prices } = useSheetMessages()
  return (
    <div className="mb-3 text-warn">
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold">
          {prices[warning]}
        </p>
      ))}
      <CheckField name="confirm_prices" value="true" label={prices.confirm} />
    </div>
  )
}
