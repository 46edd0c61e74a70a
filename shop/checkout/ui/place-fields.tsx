import { useEffect, useState } from 'react'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { chosen } from '#kernel/text/text-input.ts'
import type { CubaArrivals } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import { provinceByCode, provinces } from '#shop/shipping/cuba.rules.ts'
import { Options, SelectField } from './fields.tsx'
import { useFieldState } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

interface PlaceProps {
  /** Null where no order is placed. */
  readonly arrivals: CubaArrivals | null
}

/** Every province with its dates. */
function ProvinceTable({ provinces: all, preparation }: CubaArrivals) {
  const messages = useCheckoutMessages().provinces
  return (
    <details className="rounded-field border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 py-2 font-semibold text-sm underline underline-offset-4">
        {messages.title}
      </summary>
      <dl className="grid px-3 pb-3 text-sm">
        {all.map(({ provinceCode, isServed, row }) => (
          <div
            key={provinceCode}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2"
          >
            <dt>{provinceByCode(provinceCode)?.name}</dt>
            <dd className={isServed ? 'text-soft-ink' : 'text-bad'}>{row}</dd>
          </div>
        ))}
      </dl>
      <p className="px-3 pb-3 text-soft-ink text-sm">{format(messages.days, { preparation })}</p>
    </details>
  )
}

/** When it arrives in the chosen province; in general until one is chosen. */
function Arrival({ arrivals, province }: { arrivals: CubaArrivals; province: string }) {
  const { notify } = useCheckoutMessages().provinces
  const shown = arrivals.provinces.find(({ provinceCode }) => provinceCode === province)
  const { isServed, text } = shown ?? arrivals.anywhere
  return (
    <>
      <p role="status" data-arrival="" className={`font-semibold ${isServed ? '' : 'text-bad'}`}>
        {text}
      </p>
      {shown && !isServed && (
        <p className="-mt-3 text-sm">
          <TextLink to={`/avisame?provincia=${province}`} target="_blank">
            {notify}
          </TextLink>
        </p>
      )}
    </>
  )
}

/** Province and municipality; with scripts only those of the chosen province are offered. */
export function PlaceFields({ arrivals }: PlaceProps) {
  const messages = useCheckoutMessages().delivery
  const input = useFieldState('province').value
  const [province, setProvince] = useState(input)
  const [seen, setSeen] = useState(input)
  if (seen !== input) {
    setSeen(input)
    setProvince(input)
  }
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const offered =
    !isHydrated || province === '' ? provinces : provinces.filter(({ code }) => code === province)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="province"
          label={messages.province}
          onChange={(event) => setProvince(chosen(event.currentTarget.value))}
        >
          <Options of={provinces} />
        </SelectField>
        <SelectField name="municipality" label={messages.municipality}>
          {offered.map(({ code, name, municipalities }) => (
            <optgroup key={code} label={name}>
              <Options of={municipalities} />
            </optgroup>
          ))}
        </SelectField>
      </div>
      {arrivals && (
        <>
          <Arrival arrivals={arrivals} province={province} />
          <ProvinceTable {...arrivals} />
        </>
      )}
    </>
  )
}
