import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
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
      <LabelledSelect
        label={messages.area}
        name="que"
        value={area}
        choices={[
          ['', messages.allAreas],
          ...areas.map((name) => [name, nameOf(messages.areas, name, messages)] as const),
        ]}
      />
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
