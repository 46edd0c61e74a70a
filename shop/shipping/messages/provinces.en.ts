import type { Messages } from '#kernel/messages.ts'
import type { provinces as es } from './provinces.es.ts'

export const provinces: Messages<typeof es> = {
  title: 'Delivery by province',
  text: 'Buyers see this in the order before paying. Orders to a suspended province are not possible.',
  province: 'Province',
  mode: 'Delivery method',
  modes: { door: 'To the door', pickup: 'Pick-up only', suspended: 'Suspended' },
  min: 'Minimum days',
  max: 'Maximum days',
  noteEs: 'Note in Spanish',
  noteEn: 'Note in English',
  of: '{what}, {province}',
  save: 'Save',
  saved: 'Saved. New orders use it already.',
  rowInvalid: 'Check the marked fields.',
  rowDays: 'Days are whole numbers, from 1 to 365.',
  rowReversed: 'The minimum of days is more than the maximum.',
  invalid:
    'Nothing was saved. Check: {names}. Days range from 1 to 365, minimum first; a note can have up to 300 characters.',
}
