import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import type { Permission } from '#kernel/user.ts'
import {
  maxSetName,
  permissionField,
  permissionGroups,
  setFormData,
} from '../sets/set-form.rules.ts'
import { usePermissionMessages } from './use-messages.ts'

export interface ShownSet {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly members: readonly string[]
}

const groupNames = Object.keys(permissionGroups) as (keyof typeof permissionGroups)[]

interface SetCardProps {
  /** Missing for the form of a new one. */
  readonly set?: ShownSet
  readonly problem?: string | undefined
  /** What was typed into a form that was refused. */
  readonly typed?: FormValues | undefined
  readonly seen?: FormValues | undefined
  readonly crossed?: FormValues | undefined
}

function RemoveSet({ set }: { set: ShownSet }) {
  const messages = usePermissionMessages()
  return (
    <PanelForm countsWork={false}>
      <input type="hidden" name="intent" value="remove_set" />
      <input type="hidden" name="id" value={set.id} />
      <FormButton look="quiet" aria-label={`${messages.remove}: ${set.name}`}>
        {messages.remove}
      </FormButton>
    </PanelForm>
  )
}

/** A set of permissions under its name. */
export function SetCard({ set, problem, typed, seen, crossed }: SetCardProps) {
  const messages = usePermissionMessages()
  const locale = useLocale()
  const isTicked = (one: Permission) =>
    typed ? typed[permissionField(one)] === 'on' : (set?.permissions.includes(one) ?? false)
  return (
    <section
      aria-label={set?.name ?? messages.newSet}
      className="grid content-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h3 className="font-bold">{set?.name ?? messages.newSet}</h3>
      <PanelForm
        problem={problem}
        {...(set && { seen: seen ?? setFormData(set) })}
        crossed={crossed}
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value="save_set" />
        <input type="hidden" name="id" value={set?.id ?? noChoice} />
        <LabelledField
          label={messages.name}
          hint={set ? undefined : messages.nameHint}
          name="name"
          required
          maxLength={maxSetName}
          defaultValue={typed?.name ?? set?.name}
        />
        <fieldset>
          <legend className="font-semibold text-sm">{messages.may}</legend>
          {groupNames.map((group) => (
            <fieldset key={group} className="mt-2">
              <legend className="text-soft-ink text-sm">{messages.groups[group]}</legend>
              {permissionGroups[group].map((one) => (
                <CheckField
                  key={one}
                  name={permissionField(one)}
                  label={messages.names[one]}
                  hint={messages.hints[one]}
                  defaultChecked={isTicked(one)}
                />
              ))}
            </fieldset>
          ))}
        </fieldset>
        <FormButton className="justify-self-start" look={set ? 'plain' : 'sun'}>
          {set ? messages.save : messages.create}
        </FormButton>
      </PanelForm>
      {set &&
        (set.members.length > 0 ? (
          <p className="text-soft-ink text-sm">
            {formatPlural(locale, messages.members, set.members.length)}
          </p>
        ) : (
          <RemoveSet set={set} />
        ))}
    </section>
  )
}
