import {
  type ComponentProps,
  createContext,
  type FormEvent,
  Fragment,
  type InputEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { Button } from '../button.tsx'
import { countChanged } from './changed-fields.ts'
import { errorsIn, focusFirstError } from './refusal-context.ts'
import { noteUnsaved } from './unsaved-changes.ts'
import { CrossedProvider } from './validity/crossed-fields.ts'
import { OwnLacksProvider, useFieldTexts, useFieldValidity } from './validity/field-validity.ts'

/** The sentence that says why a form was refused. */
const Reason = createContext<{ id: string; text: string; isUnsent: boolean } | null>(null)

/** Why the form around it was refused; a green notice of the action before goes while nothing was sent. */
export function FormReason() {
  const reason = useContext(Reason)
  if (!reason) return null
  return (
    <p
      id={reason.id}
      role="alert"
      tabIndex={-1}
      data-refused={reason.isUnsent ? 'unsent' : ''}
      className="col-span-full basis-full text-bad text-sm"
    >
      {reason.text}
    </p>
  )
}

interface PanelFormProps extends ComponentProps<typeof Form> {
  /** Why the form was refused, shown below its button; true where the fields say it. */
  readonly problem?: string | boolean | null | undefined
  /** What it shows was previewed only: it remains to be saved. */
  readonly isPreviewed?: boolean
  /** True where its content places the reason itself: beside a button that floats. */
  readonly hasOwnReason?: boolean
  /** False where nothing in it is work that could be lost. */
  readonly countsWork?: boolean
  /** The stored values it shows, by the names of its fields: what others change meanwhile is not undone by it. */
  readonly seen?: FormValues
  /** Of those, what somebody else changed too. */
  readonly crossed?: FormValues | undefined
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly children?: ReactNode
}

/** Whether the answer is there; a preview may be closed before the page around it has read its data again. */
const isToFollow = (
  { isSent, isNew }: { readonly isSent: boolean; readonly isNew: boolean },
  isIdle: boolean,
  isPreviewed: boolean,
): boolean => isSent && (isIdle || (isPreviewed && isNew))

/** The form that asked was sent and led back here: nothing remains of what this one had previewed. */
function endsPreview(
  state: { wasPreviewed: boolean },
  now: { readonly isIdle: boolean; readonly isPreviewed: boolean; readonly isAnswered: boolean },
): boolean {
  if (!now.isIdle) return false
  const ends = state.wasPreviewed && !now.isPreviewed && !now.isAnswered
  state.wasPreviewed = now.isPreviewed
  return ends
}

/** Follows what was sent: an error is focused, what was saved is shown as it is stored. */
function useResponse(form: RefObject<HTMLFormElement | null>, isPreviewed: boolean) {
  const area = useId()
  const unsaved = useRef({ atLeast: 0, isSent: true, isNew: true, wasPreviewed: false })
  const [saves, setSaves] = useState(0)
  const isIdle = useNavigation().state === 'idle'
  const isAnswered = useActionData() !== undefined
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response has a key of its own
  useEffect(() => {
    const state = unsaved.current
    const isConfirmed = endsPreview(state, { isIdle, isPreviewed, isAnswered })
    if (!form.current || !(isConfirmed || isToFollow(state, isIdle, isPreviewed))) return
    const errors = errorsIn(form.current).length
    if (errors > 0) focusFirstError(form.current)
    state.atLeast = errors > 0 || isPreviewed ? Math.max(state.atLeast, 1) : 0
    noteUnsaved(area, state.atLeast)
    if (state.atLeast === 0 && !state.isNew) setSaves((count) => count + 1)
    Object.assign(state, { isSent: false, isNew: false })
  }, [area, form, isAnswered, isIdle, isPreviewed, key])
  useEffect(() => () => noteUnsaved(area, 0), [area])
  useEffect(() => {
    if (saves > 0 && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [form, saves])
  const typed = (element: HTMLFormElement) =>
    noteUnsaved(area, Math.max(countChanged(element), unsaved.current.atLeast))
  const sent = (element: HTMLFormElement) => {
    const atLeast = Math.max(countChanged(element), unsaved.current.atLeast)
    Object.assign(unsaved.current, { atLeast, isSent: true })
    noteUnsaved(area, 0)
  }
  return { saves, typed, sent }
}

/** What the fields beside it showed at first: page data that is read again changes it as little as what is typed. */
function Seen({ values }: { values: FormValues }) {
  const [shown] = useState(() => JSON.stringify(values))
  return <input type="hidden" name="seen" value={shown} />
}

const none: FormValues = {}

/** A form of the panel: the first error is focused, its button says why it was refused, and what is unsaved is counted. */
export function PanelForm(props: PanelFormProps) {
  const {
    problem,
    isPreviewed = false,
    countsWork = true,
    hasOwnReason = false,
    seen,
    crossed = none,
    children,
    onInput,
    onSubmit,
    ref,
    ...rest
  } = props
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const id = useId()
  const { checkFields, crossedForm } = useFieldTexts()
  const crossing = Object.keys(crossed).length > 0 ? JSON.stringify([seen, crossed]) : ''
  const { saves, typed, sent } = useResponse(form, isPreviewed)
  const validity = useFieldValidity(form, rest.noValidate ?? false)
  const refused = validity.isHeldBack || problem || (crossing && crossedForm)
  const reason = useMemo(() => {
    if (!refused) return null
    return { id, text: refused === true ? checkFields : refused, isUnsent: validity.isHeldBack }
  }, [checkFields, id, refused, validity.isHeldBack])
  const input = (event: InputEvent<HTMLFormElement>) => {
    if (countsWork) typed(event.currentTarget)
    validity.typed(event.target as HTMLInputElement)
    onInput?.(event)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!validity.check(event.currentTarget)) return event.preventDefault()
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0])
    if (!event.defaultPrevented) sent(event.currentTarget)
  }
  return (
    <Form method="post" {...rest} ref={form} onInput={input} onSubmit={submit} data-panel="">
      <Reason value={reason}>
        <OwnLacksProvider value={validity.lacks}>
          <CrossedProvider value={crossed}>
            <Fragment key={`${saves} ${crossing}`}>
              {seen && <Seen values={seen} />}
              {children}
            </Fragment>
          </CrossedProvider>
        </OwnLacksProvider>
        {!hasOwnReason && <FormReason />}
      </Reason>
    </Form>
  )
}

/** Sends the form around it, and is described by why that was refused. */
export function FormButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} type="submit" aria-describedby={useContext(Reason)?.id} />
}
