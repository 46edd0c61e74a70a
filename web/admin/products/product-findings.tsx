import { CheckField } from '#design/forms/check-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import type { PriceWarning } from '#shop/catalogue/files/price-warning.rules.ts'
import type { PriceFinding } from '#shop/catalogue/management/table/price-findings.service.server.ts'
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
function FindingsInDialog({
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

const maxShown = 20

/** Doubtful prices by product, in a dialog; they are saved only when they are confirmed there. */
function PricesInDialog({
  prices,
  onConfirm,
}: {
  readonly prices: readonly PriceFinding[]
  readonly onConfirm: (isConfirmed: boolean) => void
}) {
  const messages = useSheetMessages().prices
  const locale = useLocale()
  if (prices.length === 0) return null
  return (
    <div className="mt-3 grid gap-2 text-warn">
      <p role="alert" className="font-semibold">
        {formatPlural(locale, messages.title, prices.length)}. {messages.notSaved}
      </p>
      <ul className="max-h-[30vh] overflow-y-auto">
        {prices.slice(0, maxShown).map(({ id, name, warnings }) => (
          <li key={id}>
            {name}: {warnings.map((warning) => messages[warning]).join(' ')}
          </li>
        ))}
        {prices.length > maxShown && <li>+ {prices.length - maxShown}</li>}
      </ul>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
        {messages.confirm}
      </label>
    </div>
  )
}

/** Everything that a refused change asks to be confirmed. */
export function AskedInDialog(props: {
  readonly findings: readonly StaffFinding[]
  readonly prices?: readonly PriceFinding[]
  readonly onConfirm: (isConfirmed: boolean) => void
}) {
  const { findings, prices = [], onConfirm } = props
  return (
    <>
      <FindingsInDialog findings={findings} onConfirm={onConfirm} />
      <PricesInDialog prices={prices} onConfirm={onConfirm} />
    </>
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
