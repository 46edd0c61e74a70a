import { TriangleAlert } from 'lucide-react'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { Faults } from '#shop/solar/calculator/calculation-form.input.ts'
import { calculationQuery, calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { OfferedSets } from '#shop/solar/calculator/calculator.service.server.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import type { HouseWarning } from '#shop/solar/calculator/warnings.rules.ts'
import { CalculationEditor } from '#shop/solar/ui/calculation-editor.tsx'
import type { Choices } from '#shop/solar/ui/house-fields.tsx'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { BlackoutHours } from './blackout-hours.tsx'
import { CalculatorNeeds } from './calculator-needs.tsx'
import { CalculatorShare } from './calculator-share.tsx'
import { Fold } from './fold.tsx'
import { MedicalFold } from './medical-note.tsx'
import { RefusedFields } from './refused-fields.tsx'
import { CalculatorSets } from './sets/calculator-sets.tsx'
import { OwnParts } from './sets/own-parts.tsx'

interface CalculatorResultProps {
  readonly calculation: Calculation
  readonly numbers: Numbers
  /** Null where the catalogue could not be read. */
  readonly sets: OfferedSets | null
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
  readonly leftOut: number
  readonly choices: Choices
}

const note = 'mt-4 rounded-card border border-l-4 border-line bg-raised p-4'

function Warnings({ warnings }: { warnings: readonly HouseWarning[] }) {
  const messages = useSolarMessages().warnings
  if (warnings.length === 0) return null
  return (
    <section
      aria-labelledby="antes"
      className={`${note} border-l-warn py-0 max-md:mt-2 max-md:px-3 max-md:text-sm`}
    >
      <h2 id="antes" className="sr-only">
        {messages.title}
      </h2>
      <Fold
        summary={
          <span>
            <TriangleAlert
              aria-hidden="true"
              strokeWidth={1.75}
              className="mr-2 inline size-5 text-warn"
            />
            {messages.title}:{' '}
            <span className="font-normal">
              {warnings.map((warning) => messages.inShort[warning]).join(', ')}
            </span>
          </span>
        }
      >
        <ul className="measure mt-1 mb-2 space-y-2">
          {warnings.map((warning) => (
            <li key={warning}>{messages[warning]}</li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

function Figures({
  calculation,
  numbers,
  sets,
}: Pick<CalculatorResultProps, 'calculation' | 'numbers' | 'sets'>) {
  const messages = useSolarMessages()
  return (
    <>
      <BlackoutHours calculation={calculation} />
      <MedicalFold calculation={calculation} />
      <CalculatorNeeds calculation={calculation} numbers={numbers} />
      <Warnings warnings={numbers.warnings} />
      {sets ? (
        <>
          <OwnParts offered={sets} place={calculation.place} />
          <CalculatorSets calculation={calculation} numbers={numbers} offered={sets} />
        </>
      ) : (
        <p role="status" className={`${note} border-l-warn`}>
          {messages.offline}
        </p>
      )}
    </>
  )
}

/** The figures, the products that fit them, and the form to change them. */
export function CalculatorResult(props: CalculatorResultProps) {
  const { calculation, numbers, sets, faults, input, leftOut, choices } = props
  const messages = useSolarMessages()
  const query = calculationQuery(calculation)
  const isRefused = Object.keys(faults).length > 0
  return (
    <>
      {isRefused && (
        <RefusedFields
          faults={faults}
          items={calculation.items}
          className={`${note} border-l-bad`}
        />
      )}
      {leftOut > 0 && !isRefused && (
        <p className={`${note} border-l-warn`}>{messages.needs.leftOut}</p>
      )}
      {!isRefused && <Figures calculation={calculation} numbers={numbers} sets={sets} />}
      <section aria-labelledby="equipos" className="mt-12 scroll-mt-20 print:hidden">
        <h2 id="equipos" className="text-2xl font-bold">
          {calculation.kwhAMonth === null ? messages.editor.title : messages.editor.titleBill}
        </h2>
        <CalculationEditor
          key={query}
          calculation={calculation}
          choices={choices}
          faults={faults}
          input={input}
          action={calculatorPath}
        />
      </section>
      {!isRefused && <CalculatorShare query={query} numbers={numbers} />}
    </>
  )
}
