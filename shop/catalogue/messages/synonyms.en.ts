import type { Messages } from '#kernel/messages.ts'
import type { synonyms as spanish } from './synonyms.es.ts'

export const synonyms: Messages<typeof spanish> = {
  title: 'Synonyms of the search',
  text: 'Whoever looks for the word on the left also finds what bears the one on the right. Accents and capitals make no difference.',
  term: 'Whoever looks for',
  means: 'also finds',
  add: 'Add',
  remove: 'Remove',
  removeOne: 'Remove: {term} = {means}',
  none: 'There are no synonyms.',
  saved: 'Saved. The search uses it already.',
  refused: {
    synonym_known: 'That synonym was there already.',
    synonym_unknown: 'That synonym was not there any more.',
    not_understood: 'Write two different words of 2 to 60 letters each.',
  },
}
