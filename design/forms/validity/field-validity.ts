import { createContext, type RefObject, useContext, useEffect, useState } from 'react'
import { format } from '#kernel/messages.ts'
import { focusFirstError } from '../refusal-context.ts'

export type Lack = 'missing' | 'unticked' | 'no_file' | 'file_too_large' | 'invalid'

/** What stands beside a field that the browser itself would refuse, and at the button. */
export interface FieldTexts extends Readonly<Record<Lack, string>> {
  readonly checkFields: string
  /** Somebody else stored another `{value}` since the form was shown. */
  readonly crossed: string
  readonly crossedForm: string
  readonly empty: string
  readonly ticked: string
}

const Texts = createContext<FieldTexts>({
  ...{ missing: '', unticked: '', no_file: '', invalid: '', checkFields: '' },
  file_too_large: '',
  ...{ crossed: '', crossedForm: '', empty: '', ticked: '' },
})
export const FieldTextsProvider = Texts.Provider
export const useFieldTexts = () => useContext(Texts)

interface Found {
  readonly lack: Lack
  /** How many megabytes a file of the field may have. */
  readonly max: string
}

type Lacks = Readonly<Record<string, Found>>
const nothing: Lacks = {}

/** The fields of the form around them that hold it back, by name. */
const OwnLacks = createContext<Lacks>(nothing)
export const OwnLacksProvider = OwnLacks.Provider

/** The error of a field that the form around it holds back for; none before it is sent. */
export function useLack(name: string | undefined): string | undefined {
  const texts = useFieldTexts()
  const found = useContext(OwnLacks)[name ?? '']
  return found && format(texts[found.lack], found.max === '' ? {} : { max: found.max })
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

function lackOf(field: Field): Lack {
  if (!field.validity.valueMissing) return 'invalid'
  if (field.type === 'file') return 'no_file'
  return field.type === 'checkbox' || field.type === 'radio' ? 'unticked' : 'missing'
}

const maxOf = (field: Field): string => field.dataset.maxMb ?? ''

/** Files that the server would not read to their end, and so could not answer beside their field. */
const isTooLarge = (field: Field): boolean =>
  field instanceof HTMLInputElement &&
  maxOf(field) !== '' &&
  [...(field.files ?? [])].reduce((sum, { size }) => sum + size, 0) >
    Number(maxOf(field)) * 1024 * 1024

const lacksIn = (form: HTMLFormElement, isLeftToServer: boolean): Lacks =>
  Object.fromEntries(
    [...form.elements]
      .filter(isField)
      .filter(({ name, willValidate }) => name !== '' && willValidate)
      .flatMap((field): [string, Found][] => {
        if (isTooLarge(field)) return [[field.name, { lack: 'file_too_large', max: maxOf(field) }]]
        if (isLeftToServer || field.validity.valid) return []
        return [[field.name, { lack: lackOf(field), max: '' }]]
      }),
  )

/** Opens what hides a field that is led to. */
function open(form: HTMLFormElement, lacks: Lacks): void {
  for (const element of form.elements)
    if (isField(element) && element.name in lacks)
      element.closest('details')?.setAttribute('open', '')
}

/**
 * Holds a form back as long as a field that it needs is empty or unreadable. With scripts the shop says so beside
 * the field, without them the browser; a form that leaves it to the server has `noValidate`, and is held back for a file
 * larger than its field's `data-max-mb` only.
 */
export function useFieldValidity(form: RefObject<HTMLFormElement | null>, isLeftToServer: boolean) {
  const [lacks, setLacks] = useState(nothing)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstError(form.current)
  }, [form, refusals])
  /** Whether it may be sent. */
  const check = (element: HTMLFormElement): boolean => {
    const found = lacksIn(element, isLeftToServer)
    const isComplete = Object.keys(found).length === 0
    setLacks(isComplete ? nothing : found)
    if (isComplete) return true
    open(element, found)
    setRefusals((count) => count + 1)
    return false
  }
  const typed = ({ name }: { readonly name?: string }) => {
    if (!name || !(name in lacks)) return
    const { [name]: _, ...others } = lacks
    setLacks(Object.keys(others).length === 0 ? nothing : others)
  }
  return { lacks, isHeldBack: lacks !== nothing, check, typed }
}
