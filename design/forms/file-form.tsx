import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorsIn, focusFirstError } from './refusal-context.ts'

/** A form that sends files: with scripts the page stays, and with it the files that were chosen; the first error is focused. */
export function FileForm({ onSubmit, ...form }: ComponentProps<typeof Form>) {
  const own = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle || !isSent.current) return
    isSent.current = false
    if (own.current && errorsIn(own.current).length > 0) focusFirstError(own.current)
  }, [isIdle])
  useEffect(() => {
    // whoever comes back to this page by the browser's own store may send again
    const open = () => {
      isSent.current = false
    }
    addEventListener('pageshow', open)
    return () => removeEventListener('pageshow', open)
  }, [])
  const sent = (event: FormEvent<HTMLFormElement>) => {
    if (isSent.current) return event.preventDefault()
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0])
    isSent.current = !event.defaultPrevented
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...form}
      ref={own}
      onSubmit={sent}
      aria-busy={!isIdle}
    />
  )
}
