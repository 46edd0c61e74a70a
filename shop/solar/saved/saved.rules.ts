/** Characters of a name. */
export const maxSavedNameLength = 60
