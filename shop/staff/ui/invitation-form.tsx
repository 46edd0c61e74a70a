import { useNavigation } from 'react-router'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import {
  type InvitationField,
  type InvitationFields,
  type InvitationProblem,
  maxInvitationNoteLength,
  usualValidity,
  validities,
} from '../invitation.rules.ts'
import { useStaffMessages } from './use-messages.ts'

interface InvitationFormProps {
  readonly values: InvitationFields | undefined
  readonly problems: readonly InvitationProblem[]
  readonly sets: readonly { readonly id: string; readonly name: string }[]
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

export function InvitationForm({ values, problems, sets }: InvitationFormProps) {
  const messages = useStaffMessages()
  const isSending = useNavigation().formData?.get('intent') === 'create'
  const message = (field: InvitationField) => {
    const code = problems.find((problem) => problem.field === field)?.code
    return code && messages.problems[code]
  }
  const chosen = validities.find((hours) => hours === values?.hours) ?? usualValidity
  return (
    <PanelForm noValidate problem={problems.length > 0} className="grid gap-5">
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
      {sets.length > 0 && (
        <LabelledSelect
          label={messages.form.set}
          problem={message('set')}
          name="set"
          value={values?.set ?? ''}
          choices={[
            ['', messages.form.everything],
            ...sets.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
      <LongField
        label={messages.form.note}
        hint={messages.form.noteHint}
        problem={message('note')}
        name="note"
        rows={2}
        maxLength={maxInvitationNoteLength}
        defaultValue={values?.note}
      />
      <FormButton look="sun" disabled={isSending} aria-busy={isSending}>
        {isSending ? messages.form.sending : messages.form.submit}
      </FormButton>
    </PanelForm>
  )
}
