/** Characters that a note about a customer may have. */
export const maxNoteLength = 1000
