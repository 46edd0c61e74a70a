import { useNavigation } from 'react-router'
import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { Permission } from '#kernel/user.ts'
import { permissionLabels } from '#shop/permissions/permission-labels.rules.ts'
import {
  type InvitationField,
  type InvitationFields,
  type InvitationProblem,
  maxInvitationNoteLength,
  smallestSet,
  usualValidity,
  validities,
} from '../invitation.rules.ts'
import { useStaffMessages } from './use-messages.ts'

interface OfferedSet {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

interface InvitationFormProps {
  readonly values: InvitationFields | undefined
  readonly problems: readonly InvitationProblem[]
  readonly sets: readonly OfferedSet[]
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

interface PermittedProps extends Pick<InvitationFormProps, 'values' | 'sets'> {
  readonly message: (field: InvitationField) => string | undefined
}

/** The set that may do least is offered first; everything is asked twice. */
function Permitted({ values, sets, message }: PermittedProps) {
  const { form } = useStaffMessages()
  const names = permissionLabels[useLocale()]
  const nameOf = ({ name, permissions }: OfferedSet) =>
    `${name}: ${permissions.map((one) => names[one]).join(', ')}`
  const isChosen = (values ? values.set : smallestSet(sets)) ?? ''
  return (
    <div className="group grid gap-1">
      {sets.length > 0 ? (
        <LabelledSelect
          label={form.set}
          problem={message('set')}
          name="set"
          value={isChosen}
          choices={[...sets.map((set) => [set.id, nameOf(set)] as const), ['', form.everything]]}
        />
      ) : (
        <p className="text-soft-ink text-sm">{form.noSets}</p>
      )}
      <div
        className={
          sets.length > 0 ? "hidden group-has-[option[value='-']:checked]:block" : undefined
        }
      >
        <CheckField
          name="isSure"
          label={form.sure}
          problem={message('isSure')}
          defaultChecked={values?.isSure ?? false}
        />
      </div>
    </div>
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
      <Permitted values={values} sets={sets} message={message} />
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
