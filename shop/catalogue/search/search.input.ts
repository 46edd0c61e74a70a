/** Suggestions begin with this many typed characters. */
export const suggestFrom = 2
export const maxSuggestions = 5
