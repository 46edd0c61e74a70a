import { ButtonLink } from '#design/button.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import type { ShownSet } from './set-card.tsx'
import { usePermissionMessages } from './use-messages.ts'

export interface ShownMember {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface StaffProps {
  readonly staff: readonly ShownMember[]
  readonly sets: readonly ShownSet[]
  readonly owners: readonly string[]
  readonly me: string
}

/** Where somebody else assigned the same person meanwhile. */
export interface AssignmentRefused {
  readonly person: string
  readonly entered: FormValues
  readonly seen: FormValues
  readonly crossed: FormValues
}

interface PersonProps {
  readonly person: ShownMember
  readonly sets: readonly ShownSet[]
  readonly refused: AssignmentRefused | null
}

const nameOf = ({ name, email }: ShownMember) => name || email

function Person({ person, sets, refused }: PersonProps) {
  const messages = usePermissionMessages()
  const own = sets.find(({ members }) => members.includes(person.id))
  return (
    <li className="grid gap-2 border-line border-t py-3">
      <p>
        <span className="font-semibold">{nameOf(person)}</span>{' '}
        {person.name && <span className="break-all text-soft-ink text-sm">{person.email}</span>}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <PanelForm
          seen={refused?.seen ?? { set: own?.id ?? noChoice }}
          crossed={refused?.crossed}
          className="flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="user" value={person.id} />
          <LabelledSelect
            label={format(messages.set, { person: nameOf(person) })}
            name="set"
            value={refused?.entered.set ?? own?.id ?? noChoice}
            choices={[
              [noChoice, messages.everything],
              ...sets.map(({ id, name }) => [id, name] as const),
            ]}
          />
          <FormButton>{messages.assign}</FormButton>
        </PanelForm>
        {!own && (
          <ButtonLink
            look="quiet"
            to={`?nombrar=${person.id}`}
            aria-label={format(messages.nameOwnerOf, { person: nameOf(person) })}
          >
            {messages.nameOwner}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** Who administers the shop, and in which set each of them is. */
export function StaffList(props: StaffProps & { readonly refused: AssignmentRefused | null }) {
  const { staff, sets, owners, refused } = props
  const messages = usePermissionMessages()
  const others = staff.filter(({ id }) => !owners.includes(id))
  return (
    <section aria-labelledby="personas" className="rounded-card border border-line bg-raised p-5">
      <h2 id="personas" className="pb-2 font-bold text-lg">
        {messages.staff}
      </h2>
      {others.length === 0 && <p className="text-soft-ink">{messages.nobody}</p>}
      <ul>
        {others.map((person) => (
          <Person
            key={person.id}
            person={person}
            sets={sets}
            refused={refused?.person === person.id ? refused : null}
          />
        ))}
      </ul>
    </section>
  )
}

/** Those whom nobody restricts. */
export function OwnerList({ staff, owners, me }: StaffProps) {
  const messages = usePermissionMessages()
  return (
    <section
      aria-labelledby="propietarios"
      className="grid gap-2 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="propietarios" className="font-bold text-lg">
        {messages.owners}
      </h2>
      <p className="text-soft-ink text-sm">{messages.ownersText}</p>
      <ul>
        {staff
          .filter(({ id }) => owners.includes(id))
          .map((person) => (
            <li key={person.id} className="border-line border-t py-2">
              <span className="font-semibold">{nameOf(person)}</span>{' '}
              {person.name && (
                <span className="break-all text-soft-ink text-sm">{person.email}</span>
              )}{' '}
              {person.id === me && messages.you}
            </li>
          ))}
      </ul>
      {owners.length > 1 && (
        <ButtonLink look="quiet" to="?dejar=1">
          {messages.stepDown}
        </ButtonLink>
      )}
    </section>
  )
}
