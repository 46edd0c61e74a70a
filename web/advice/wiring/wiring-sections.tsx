import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { branchCircuits } from '#shop/electrical/wiring/branch-circuits.rules.ts'
import { type CheckItem, type Step, switchingOff } from '#shop/solar/wiring/checklist.rules.ts'
import type { SheetRow, WiringTexts } from '#shop/solar/wiring/row-writing.rules.ts'

interface TextsProps {
  readonly texts: WiringTexts
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 break-inside-avoid print:mt-5">
      <h2 className="break-after-avoid text-xl font-bold md:text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const cell = 'border border-soft-ink p-2 text-left align-top print:border-black'

export function PartsTable({ rows, texts }: TextsProps & { rows: readonly SheetRow[] }) {
  return (
    <ol className="mt-3 grid gap-0 border-t border-line print:block print:border-black">
      {rows.map((row, index) => (
        <li
          key={row.id}
          className="grid grid-cols-[2rem_1fr] gap-x-2 border-b border-line py-3 break-inside-avoid md:grid-cols-[2rem_16rem_1fr] print:py-2 print:grid-cols-[2rem_14rem_1fr] print:border-black"
        >
          <span className="figures font-bold">{index + 1}</span>
          <p>
            <span className="font-semibold">
              {row.title}
              {row.isMissing && ' *'}
            </span>
            {row.isMissing && <span className="block text-sm">{texts.notHere}</span>}
            {row.name && <span className="block text-sm text-soft-ink">{row.name}</span>}
          </p>
          <div className="col-start-2 grid gap-1 md:col-start-3 print:col-start-3">
            {row.details.map((detail) => (
              <p key={detail} className="figures">
                {unbroken(detail)}
              </p>
            ))}
          </div>
        </li>
      ))}
      <li className="sr-only">{texts.legend}</li>
    </ol>
  )
}

export function CircuitsTable({ texts }: { texts: Pick<WiringTexts, 'circuits'> }) {
  const locale = useLocale()
  const { circuits } = texts
  const headings = [
    circuits.breaker,
    circuits.cable,
    circuits.at120,
    circuits.at240,
    circuits.reach,
  ]
  const watts = (value: number) => `${formatNumber(locale, value)} W`
  return (
    <>
      <p className="measure mt-2 text-soft-ink">{unbroken(circuits.text)}</p>
      <table className="figures mt-3 w-full max-w-xl border-collapse text-sm max-sm:text-xs max-sm:[&_td]:p-1 max-sm:[&_th]:p-1 max-sm:[&_th]:wrap-break-word">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {branchCircuits.map(({ breakerA, awg, mm2, watts120, watts240, metres120 }) => (
            <tr key={breakerA}>
              <th scope="row" className={`${cell} font-normal`}>
                {unbroken(`${breakerA} A`)}
              </th>
              <td className={cell}>
                {unbroken(`${awg} AWG (${formatNumber(locale, mm2, 1)} mm²)`)}
              </td>
              <td className={cell}>{watts(watts120)}</td>
              <td className={cell}>{watts(watts240)}</td>
              <td className={cell}>{metres120} m</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export function Switching({ texts, steps }: TextsProps & { steps: readonly Step[] }) {
  const { order } = texts
  return (
    <>
      <h3 className="mt-3 font-semibold">{order.on}</h3>
      <ol className="measure mt-1 list-decimal space-y-1 pl-6">
        {steps.map((step) => (
          <li key={step}>{order.steps[step]}</li>
        ))}
      </ol>
      <h3 className="mt-3 font-semibold">{order.off}</h3>
      <ol className="measure mt-1 list-decimal space-y-1 pl-6">
        {switchingOff(steps).map((step) => (
          <li key={step}>{order.offSteps[step]}</li>
        ))}
      </ol>
      {(steps.includes('sun') || steps.includes('stationSun')) && (
        <p className="measure mt-1 font-semibold">{order.sunWarning}</p>
      )}
    </>
  )
}

const Blank = ({ label }: { label: string }) => (
  <p className="mt-6 border-t border-ink pt-1 text-sm print:border-black">{label}</p>
)

export function Checklist({ texts, items }: TextsProps & { items: readonly CheckItem[] }) {
  const { checklist } = texts
  return (
    <>
      <table className="figures mt-3 w-full border-collapse text-sm">
        <thead>
          <tr>
            {[checklist.item, checklist.expected, checklist.reading].map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ item, expected }) => (
            <tr key={item}>
              <th scope="row" className={`${cell} font-normal`}>
                {unbroken(item)}
              </th>
              <td className={cell}>{unbroken(expected)}</td>
              <td className={`${cell} w-1/4`} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-x-8 gap-y-6 pt-4 sm:grid-cols-2 print:grid-cols-2">
        {[
          checklist.place,
          checklist.date,
          checklist.serials,
          checklist.installer,
          checklist.signature,
          checklist.owner,
        ].map((label) => (
          <Blank key={label} label={label} />
        ))}
      </div>
    </>
  )
}

export const torqueTexts = (
  { torque }: WiringTexts,
  torques: readonly { name: string; text: string }[],
): string[] => [
  ...torques.map(({ name, text }) => format(torque.stated, { name, torque: text })),
  torque.manual,
]
