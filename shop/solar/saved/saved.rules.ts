/** Characters of a name. */
export const longestSavedName = 60
