import { useEffect, useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { contentIn } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { chosen } from '#kernel/text/text-input.ts'
import { provinceByCode, provinces } from '#shop/shipping/cuba.rules.ts'
import type { ProvinceService } from '#shop/shipping/province-service.rules.ts'
import { Options, SelectField } from './fields.tsx'
import { useFieldState } from './form-state.tsx'
import { useCheckoutMessages } from './use-messages.ts'

/** The delivery status of a province. */
export function useServiceText() {
  const messages = useCheckoutMessages().provinces
  const locale = useLocale()
  return ({ mode, days, noteEs, noteEn }: ProvinceService): string => {
    const message = days === null ? messages.suspended : format(messages[mode], { ...days })
    const note = contentIn(locale, { es: noteEs, en: noteEn })
    return note ? `${message}. ${note}` : message
  }
}

interface PlaceProps {
  readonly services: readonly ProvinceService[]
}

/** Every province with its delivery status. */
export function ProvinceTable({ services }: PlaceProps) {
  const messages = useCheckoutMessages().provinces
  const textOf = useServiceText()
  return (
    <details className="rounded-field border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 py-2 font-semibold text-sm underline underline-offset-4">
        {messages.title}
      </summary>
      <dl className="grid px-3 pb-3 text-sm">
        {services.map((service) => (
          <div
            key={service.code}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2"
          >
            <dt>{provinceByCode(service.code)?.name}</dt>
            <dd className={service.mode === 'suspended' ? 'text-bad' : 'text-soft-ink'}>
              {textOf(service)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="px-3 pb-3 text-soft-ink text-sm">{messages.days}</p>
    </details>
  )
}

function Status({ service }: { service: ProvinceService | undefined }) {
  const textOf = useServiceText()
  const { notify } = useCheckoutMessages().provinces
  const isSuspended = service?.mode === 'suspended'
  return (
    <>
      <p
        role="status"
        className={`text-sm empty:-mt-4 ${isSuspended ? 'text-bad' : 'text-soft-ink'}`}
      >
        {service ? textOf(service) : ''}
      </p>
      {isSuspended && (
        <p className="-mt-3 text-sm">
          <TextLink to={`/avisame?provincia=${service.code}`} target="_blank">
            {notify}
          </TextLink>
        </p>
      )}
    </>
  )
}

/** Province and municipality; with scripts only those of the chosen province are offered. */
export function PlaceFields({ services }: PlaceProps) {
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
      {services.length > 0 && (
        <>
          <Status service={services.find(({ code }) => code === province)} />
          <ProvinceTable services={services} />
        </>
      )}
    </>
  )
}
