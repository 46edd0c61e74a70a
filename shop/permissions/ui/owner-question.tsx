import { ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { format } from '#kernel/messages.ts'
import type { ShownMember } from './staff-list.tsx'
import { usePermissionMessages } from './use-messages.ts'

interface OwnerQuestionProps {
  readonly staff: readonly ShownMember[]
  readonly owners: readonly string[]
  readonly me: string
  /** Who is to become an owner, or to stop being one. */
  readonly asked: string | null
}

/** Asks about the person by name and address: nobody takes it back. */
export function OwnerQuestion({ staff, owners, me, asked }: OwnerQuestionProps) {
  const messages = usePermissionMessages()
  const person = staff.find(({ id }) => id === asked)
  if (!person) return null
  const isLeaving = person.id === me
  if (owners.includes(person.id) !== isLeaving || (isLeaving && owners.length < 2)) return null
  const texts = isLeaving ? messages.leaving : messages.naming
  const { name, email } = person
  return (
    <section
      aria-labelledby="pregunta"
      className="grid max-w-2xl gap-3 rounded-card border border-bad bg-raised p-5"
    >
      <h2 id="pregunta" className="font-bold text-lg">
        {format(texts.title, { person: name || email })}
      </h2>
      <p className="[overflow-wrap:anywhere]">
        {format(texts.text, { person: name ? `${name} (${email})` : email })}
      </p>
      <PanelForm countsWork={false} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value={isLeaving ? 'step_down' : 'name_owner'} />
        {!isLeaving && <input type="hidden" name="user" value={person.id} />}
        <input type="hidden" name="isSure" value="on" />
        <FormButton look="grave">{texts.confirm}</FormButton>
        <ButtonLink look="quiet" to="/admin/permisos">
          {messages.leaveIt}
        </ButtonLink>
      </PanelForm>
    </section>
  )
}
