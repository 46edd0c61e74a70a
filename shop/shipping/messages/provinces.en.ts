import type { Messages } from '#kernel/messages.ts'
import type { provinces as es } from './provinces.es.ts'

export const provinces: Messages<typeof es> = {
  title: 'Delivery by province',
  back: 'Panel',
  text: 'What you say here is seen in the order before paying. A suspended province cannot be ordered to.',
  province: 'Province',
  mode: 'How it is served',
  modes: { door: 'To the door', pickup: 'Pick-up only', suspended: 'Suspended' },
  min: 'Days, at least',
  max: 'Days, at most',
  noteEs: 'Note in Spanish',
  noteEn: 'Note in English',
  of: '{what} of {province}',
  save: 'Save',
  saved: 'Saved. New orders see it already.',
  invalid:
    'Nothing was saved. Check: {names}. Days go from 1 to 365, the smaller first; a note has up to 300 letters.',
}
