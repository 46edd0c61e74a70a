import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import type { Item, Volts } from '../calculator/calculation.rules.ts'
import type { Faults } from '../calculator/calculation-form.input.ts'
import { calculationHref } from '../calculator/calculation-query.rules.ts'
import { voltsAsked } from '../calculator/volts-written.rules.ts'
import { nothingOwned, usualCarBattery } from '../owned/owned.rules.ts'
import { runtimePath } from '../runtime/runtime-query.rules.ts'
import { AddDevice } from './calculation-editor.tsx'
import { selectLook } from './choice.tsx'
import { FigureField, useTyped } from './figure-field.tsx'
import type { Choices } from './house-fields.tsx'
import { useDeviceName, useSolarMessages } from './solar-messages.tsx'

interface RuntimeMessagesHere {
  readonly devices: string
  readonly any: string
  readonly carBattery: string
  readonly carBatteryLink: string
  readonly submit: string
  readonly back: { readonly label: string }
  readonly volts: { readonly label: string; readonly unknown: string; readonly of: string }
}

interface RuntimeFormProps {
  readonly items: readonly Item[]
  readonly slug: string | null
  readonly labelWh: number | null
  readonly backHours: number
  readonly volts: Volts
  readonly choices: Choices
  readonly messages: RuntimeMessagesHere
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
}

interface RowProps extends Pick<RuntimeFormProps, 'faults' | 'input' | 'volts'> {
  readonly texts: RuntimeMessagesHere['volts']
  readonly item: Item
  readonly index: number
  /** Null where its volts are known. */
  readonly voltsKey: string | null
}

interface VoltsFieldProps extends Pick<RowProps, 'volts' | 'texts'> {
  readonly voltsKey: string
}

function VoltsField({ volts, texts, voltsKey: key }: VoltsFieldProps) {
  return (
    <label className="col-span-3 mt-2 grid max-w-80 text-sm text-soft-ink md:col-span-4">
      {texts.label}
      <select
        name="voltios"
        defaultValue={volts[key] ? `${key}${volts[key]}` : noChoice}
        className={`${selectLook} text-base`}
      >
        <option value={noChoice}>{texts.unknown}</option>
        {[110, 220].map((value) => (
          <option key={value} value={`${key}${value}`}>
            {format(texts.of, { volts: value })}
          </option>
        ))}
      </select>
    </label>
  )
}

function Row({ item, index, faults, input: values, volts, texts, voltsKey }: RowProps) {
  const messages = useSolarMessages().editor
  const name = useDeviceName()(item.code, item.name)
  const field = (of: string) => ({
    name: `${of}.${index}`,
    fault: faults[`${of}.${index}`],
  })
  const shown = useTyped()
  return (
    <li className="grid grid-cols-[1fr_1fr_2.75rem] items-end gap-x-3 border-b border-line py-3 md:grid-cols-[1fr_7rem_7rem_2.75rem]">
      {[
        ['equipo', item.code],
        ['horas', String(item.hours)],
        ['nombre', item.name],
        ['sigue', 'on'],
        ...(item.motor ? [['motor', 'on']] : []),
      ].map(([of, value]) => (
        <input key={of} type="hidden" name={`${of}.${index}`} value={value} />
      ))}
      <p className="col-span-3 pb-1 font-semibold md:col-span-1 md:flex md:min-h-11 md:items-center">
        {name}
      </p>
      <FigureField
        {...field('watts')}
        label={messages.watts}
        value={values[`watts.${index}`] ?? shown(item.watts)}
      />
      <FigureField
        {...field('cantidad')}
        label={messages.quantity}
        value={values[`cantidad.${index}`] ?? String(item.quantity)}
      />
      <button
        type="submit"
        name="quitar"
        value={index}
        title={messages.remove}
        aria-label={format(messages.removeOne, { name })}
        className="inline-flex min-h-11 cursor-pointer items-center justify-center rounded-field text-soft-ink hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      {voltsKey !== null && <VoltsField voltsKey={voltsKey} volts={volts} texts={texts} />}
    </li>
  )
}

/** The devices to run; the server redirects to the canonical URL. */
export function RuntimeForm(props: RuntimeFormProps) {
  const { items, slug, labelWh, backHours, volts, choices, messages } = props
  const { faults, input: values } = props
  const { add } = useSolarMessages().editor
  const typed = useTyped()
  const keyOf = new Map(voltsAsked(items).map(({ item, key }) => [item, key]))
  return (
    <form method="get" action={`${runtimePath}#resultado`} noValidate>
      <input type="hidden" name="cuenta" value="1" />
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      {slug ? (
        <input type="hidden" name="producto" value={slug} />
      ) : (
        <>
          <FigureField
            name="wh"
            label={messages.any}
            value={values.wh ?? (labelWh === null ? '' : typed(labelWh))}
            fault={faults.wh}
            className="max-w-80"
          />
          <p className="measure mb-4 text-sm text-soft-ink">
            {messages.carBattery}{' '}
            <Link
              to={calculationHref({ items, owned: { ...nothingOwned, battery: usualCarBattery } })}
              className="inline-flex min-h-11 items-center underline"
            >
              {messages.carBatteryLink}
            </Link>
          </p>
        </>
      )}
      <h2 id="equipos" className="scroll-mt-20 text-2xl font-bold">
        {messages.devices}
      </h2>
      <ul className="mt-3 border-t border-line">
        {items.map((item, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands in the form
            key={`${item.code}${index}`}
            item={item}
            index={index}
            faults={faults}
            input={values}
            volts={volts}
            texts={messages.volts}
            voltsKey={keyOf.get(item) ?? null}
          />
        ))}
      </ul>
      <div className="mt-4 grid gap-4">
        <AddDevice choices={choices} label={add} />
        <FigureField
          name="vuelve"
          label={messages.back.label}
          value={values.vuelve ?? String(backHours)}
          fault={faults.vuelve}
          className="max-w-40"
        />
        <p>
          <Button type="submit" className="border-ink px-8">
            {messages.submit}
          </Button>
        </p>
      </div>
    </form>
  )
}
