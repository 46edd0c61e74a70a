import { ButtonLink, buttonClass } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDateTime } from '#kernel/time.ts'
import { maxNoteLength } from '#shop/customers/customer.rules.ts'
import type { CustomerSheet } from '#shop/customers/sheet.service.server.ts'
import { useCustomerMessages } from '#shop/customers/ui/use-messages.ts'
import { CustomerCard } from './customer-card.tsx'

interface OfCustomer {
  readonly sheet: CustomerSheet
  readonly problem: string | undefined
}

export function CustomerNotes({ sheet: { notes, staff }, problem }: OfCustomer) {
  const messages = useCustomerMessages().notes
  const locale = useLocale()
  return (
    <CustomerCard title={messages.title}>
      <p className="text-soft-ink">{messages.text}</p>
      {notes.length === 0 && <p>{messages.none}</p>}
      <ul className="divide-y divide-line">
        {notes.map(({ id, note, by, at }) => {
          const date = formatDateTime(at, locale)
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-2 py-2">
              <div className="min-w-0">
                <p className="whitespace-pre-line break-words">{note}</p>
                <p className="text-soft-ink">
                  {date} · {staff[by]?.name || staff[by]?.email || messages.gone}
                </p>
              </div>
              <PanelForm>
                <input type="hidden" name="intent" value="remove_note" />
                <input type="hidden" name="note" value={id} />
                <FormButton look="quiet">{format(messages.remove, { date })}</FormButton>
              </PanelForm>
            </li>
          )
        })}
      </ul>
      <PanelForm
        key={notes[0]?.id ?? 'first'}
        problem={problem}
        noValidate
        className="grid max-w-2xl gap-3"
      >
        <input type="hidden" name="intent" value="note" />
        <LongField
          label={messages.label}
          name="note"
          required
          maxLength={maxNoteLength}
          problem={problem}
        />
        <FormButton className="justify-self-start">{messages.add}</FormButton>
      </PanelForm>
    </CustomerCard>
  )
}

interface DataProps extends OfCustomer {
  readonly path: string
  /** Whether the question before the deletion is asked. */
  readonly isAsked: boolean
}

function EraseQuestion({ sheet, path, problem }: DataProps) {
  const messages = useCustomerMessages().data
  const { name, account, notes, drafts, erasable } = sheet
  const counts = { notes: notes.length, drafts, orders: erasable }
  return (
    <PanelForm problem={problem} aria-label={messages.erase} className="grid gap-2">
      <input type="hidden" name="intent" value="erase" />
      <p className="font-semibold">{format(messages.question, { name })}</p>
      <p>{format(messages.counts, counts)}</p>
      {account && <p>{format(messages.withAccount, { email: account.email })}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>{messages.cancel}</ButtonLink>
        <FormButton look="grave">{messages.confirm}</FormButton>
      </div>
    </PanelForm>
  )
}

/** The two rights of a person over what is stored about them. */
export function CustomerData(props: DataProps) {
  const { sheet, path, isAsked } = props
  const messages = useCustomerMessages().data
  const isStaff = sheet.account?.role === 'admin'
  return (
    <CustomerCard id="datos" title={messages.title}>
      {!isStaff && (
        <>
          <p>{messages.exportText}</p>
          <a href={`${path}/datos.json`} className={buttonClass('plain', 'justify-self-start')}>
            {messages.export}
          </a>
        </>
      )}
      <p>{messages.eraseText}</p>
      <p className="text-soft-ink">{messages.stays}</p>
      {isStaff && <p>{messages.staff}</p>}
      {!isStaff && isAsked && <EraseQuestion {...props} />}
      {!isStaff && !isAsked && (
        <ButtonLink to={`${path}?que=erase#datos`} look="grave" className="justify-self-start">
          {messages.erase}
        </ButtonLink>
      )}
    </CustomerCard>
  )
}
