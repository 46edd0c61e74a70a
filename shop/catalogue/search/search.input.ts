/** Minimum length of a text with suggestions. */
export const suggestFrom = 2
export const maxSuggestions = 5
