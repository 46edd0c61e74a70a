import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { nameOf } from '../audit-format.rules.ts'
import { useAuditMessages } from './use-messages.ts'

interface AuditFilterProps {
  readonly path: string
  readonly areas: readonly string[]
  readonly area: string
  readonly subject: string
}

export function AuditFilter({ path, areas, area, subject }: AuditFilterProps) {
  const messages = useAuditMessages()
  return (
    <Form action={path} className="flex flex-wrap items-end gap-4">
      <label className="grid gap-1.5 font-semibold text-sm">
        {messages.area}
        <select
          name="que"
          defaultValue={area}
          className="min-h-12 rounded-field border border-soft-ink bg-paper px-3 font-normal text-base"
        >
          <option value="">{messages.allAreas}</option>
          {areas.map((name) => (
            <option key={name} value={name}>
              {nameOf(messages.areas, name, messages)}
            </option>
          ))}
        </select>
      </label>
      <LabelledField
        name="cual"
        label={messages.subject}
        defaultValue={subject}
        type="search"
        maxLength={200}
      />
      <Button type="submit">{messages.show}</Button>
    </Form>
  )
}
