import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import {
  type InvitationField,
  type InvitationFields,
  type InvitationProblem,
  invitationProblems,
  maxInvitationNoteLength,
  usualValidity,
  validities,
} from '../invitation.rules.ts'
import { useStaffMessages } from './use-messages.ts'

interface InvitationFormProps {
  readonly values: InvitationFields | undefined
  readonly problems: readonly InvitationProblem[]
}

const noProblems: readonly InvitationProblem[] = []

/** Validates before sending and moves the focus to the first error. */
function useProblems(served: readonly InvitationProblem[]) {
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(served)
  const [problems, setProblems] = useState(served)
  if (served !== seen) {
    setSeen(served)
    setProblems(served)
  }
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    const [first] = problems
    const field = first && form.current?.elements.namedItem(first.field)
    if (field instanceof HTMLElement) field.focus()
  }, [problems])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const text = (name: InvitationField) => String(data.get(name) ?? '').trim()
    const found = invitationProblems({
      email: text('email').toLowerCase(),
      hours: Number(text('hours')),
      note: text('note'),
    })
    setProblems(found.length > 0 ? found : noProblems)
    if (found.length > 0) event.preventDefault()
  }
  return { form: { ref: form, onSubmit }, problems }
}

function Validities({ chosen }: { chosen: number }) {
  const messages = useStaffMessages().form
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{messages.hours}</legend>
      <div className="flex flex-wrap gap-2">
        {validities.map((hours) => (
          <label
            key={hours}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-soft-ink bg-paper px-3 has-checked:bg-sunk has-checked:font-semibold"
          >
            <input type="radio" name="hours" value={hours} defaultChecked={hours === chosen} />
            {messages.validities[`h${hours}`]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function InvitationForm({ values, problems: served }: InvitationFormProps) {
  const messages = useStaffMessages()
  const { form, problems } = useProblems(served)
  const isSending = useNavigation().formData?.get('intent') === 'create'
  const message = (field: InvitationField) => {
    const code = problems.find((problem) => problem.field === field)?.code
    return code && messages.problems[code]
  }
  const chosen = validities.find((hours) => hours === values?.hours) ?? usualValidity
  return (
    <Form {...form} method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="create" />
      <LabelledField
        label={messages.form.email}
        hint={messages.form.emailHint}
        problem={message('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={values?.email}
      />
      <Validities chosen={chosen} />
      {message('hours') && <p className="text-bad text-sm">{message('hours')}</p>}
      <LongField
        label={messages.form.note}
        hint={messages.form.noteHint}
        problem={message('note')}
        name="note"
        rows={2}
        maxLength={maxInvitationNoteLength}
        defaultValue={values?.note}
      />
      <Button type="submit" look="sun" disabled={isSending} aria-busy={isSending}>
        {isSending ? messages.form.sending : messages.form.submit}
      </Button>
    </Form>
  )
}
