import { expect, test } from 'vitest'
import { mergeForm } from './merged-form.ts'

const stored = { recipient: 'nueva@example.com', max: '', active: 'on' }
const seen = JSON.stringify({ recipient: 'pagos@example.com', max: '', active: 'on' })

test('only what was changed in a form is laid over what somebody else stored meanwhile', () => {
  const posted = { seen, recipient: 'pagos@example.com', max: '500', active: 'on' }
  expect(mergeForm(posted, stored)).toEqual({ entered: { ...stored, max: '500' }, crossed: {} })
})

test('a field that both changed is told with what is stored, unless both mean the same', () => {
  const posted = { seen, recipient: 'otra@example.com', max: '', active: 'on' }
  expect(mergeForm(posted, stored)).toEqual({
    entered: { ...stored, recipient: 'otra@example.com' },
    crossed: { recipient: 'nueva@example.com' },
  })
  expect(mergeForm({ ...posted, recipient: 'nueva@example.com' }, stored).crossed).toEqual({})
})

test('a box that was unticked is a change, and one that others unticked stays so', () => {
  const unticked = { seen, recipient: 'pagos@example.com', max: '' }
  expect(mergeForm(unticked, stored).entered.active).toBe('')
  const ticked = { ...unticked, active: 'on' }
  expect(mergeForm(ticked, { ...stored, active: '' }).entered.active).toBe('')
})

test('line ends and spaces around are no change; without what was seen all of it is meant', () => {
  const text = JSON.stringify({ note: 'a\nb' })
  expect(mergeForm({ seen: text, note: ' a\r\nb ' }, { note: 'c' }).entered).toEqual({ note: 'c' })
  for (const none of [undefined, '', 'null', '{'])
    expect(mergeForm({ seen: none, note: 'a' }, { note: 'c' })).toEqual({
      entered: { note: 'a' },
      crossed: {},
    })
})
