import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import type { FormValues } from '#kernel/text/merged-form.ts'
import type { Permitted } from '#kernel/user.ts'
import {
  choiceFormData,
  eventField,
  eventsFor,
  hours,
  type NotificationChoice,
} from '../notification.rules.ts'
import { useNotificationMessages } from './use-messages.ts'

interface NotificationCardProps {
  readonly user: NotificationChoice & {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly permitted: Permitted
  }
  readonly isOwn: boolean
  /** Where somebody else changed the same meanwhile. */
  readonly refused: ChoiceRefused | null
}

export interface ChoiceRefused {
  readonly user: string
  readonly entered: FormValues
  readonly seen: FormValues
  readonly crossed: FormValues
}

const onTheHour = hours.map((hour) => [String(hour), `${hour}:00`] as const)

/** What one administrator is written to about, and when. */
export function NotificationCard({ user, isOwn, refused }: NotificationCardProps) {
  const messages = useNotificationMessages()
  const title = user.name || user.email
  const stored = choiceFormData(user)
  const shown = refused?.entered ?? stored
  return (
    <PanelForm
      aria-label={title}
      seen={refused?.seen ?? stored}
      crossed={refused?.crossed}
      className="grid content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="user" value={user.id} />
      <div>
        <h2 className="font-bold text-lg">
          {title} {isOwn && messages.own}
        </h2>
        {user.name && <p className="text-soft-ink text-sm">{user.email}</p>}
      </div>
      <fieldset>
        <legend className="font-semibold text-sm">{messages.about}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {eventsFor(user.permitted).map((event) => (
            <CheckField
              key={event}
              name={eventField(event)}
              label={messages.events[event]}
              defaultChecked={shown[eventField(event)] === 'on'}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <LabelledSelect
          label={messages.quietFrom}
          name="quietFrom"
          value={shown.quietFrom}
          choices={onTheHour}
        />
        <LabelledSelect
          label={messages.quietUntil}
          name="quietUntil"
          value={shown.quietUntil}
          choices={onTheHour}
        />
        <LabelledSelect
          label={messages.summaryAt}
          name="summaryAt"
          value={shown.summaryAt}
          choices={[['', messages.noSummary], ...onTheHour]}
        />
      </div>
      <CheckField
        name="byEmail"
        label={messages.byEmail}
        hint={messages.byEmailHint}
        defaultChecked={shown.byEmail === 'on'}
      />
      <FormButton className="justify-self-start">{messages.save}</FormButton>
    </PanelForm>
  )
}
