import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { LabelledField } from './labelled-field.tsx'

/** The idempotency key that a page's forms carry: a form sent twice takes effect once. */
const IdempotencyKey = createContext('')
export const IdempotencyKeyProvider = IdempotencyKey.Provider

export interface Question {
  readonly title: string
  readonly text: string
  readonly cancel: string
  readonly confirm: string
}

interface StaffFormProps {
  readonly intent: string
  readonly button: string
  readonly children?: ReactNode
  /** Where the form is sent when that is not the current page. */
  readonly action?: string
  /** Red, for destructive actions. */
  readonly isGrave?: boolean
  /** The confirmation before an action that cannot be undone. */
  readonly question?: Question
}

/** One action of staff: its fields and its button. */
export function StaffForm({ intent, button, children, action, question, isGrave }: StaffFormProps) {
  const attempt = useContext(IdempotencyKey)
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    isSure.current = true
    form.current?.requestSubmit()
    isSure.current = false
  }
  return (
    <Form
      ref={form}
      method="post"
      {...(action && { action })}
      onSubmit={(event) => {
        if (!question || isSure.current) return
        event.preventDefault()
        setAsking(true)
      }}
      className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={attempt} />
      {children}
      <Button type="submit" disabled={isBusy} look={isGrave ? 'grave' : 'plain'}>
        {button}
      </Button>
      {isAsking && question && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          cancelLabel={question.cancel}
          confirmLabel={question.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </Form>
  )
}

interface StaffTextProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'date'
}

export function StaffText({ value, isRequired, ...field }: StaffTextProps) {
  return <LabelledField {...field} defaultValue={value} required={isRequired} maxLength={1_000} />
}
