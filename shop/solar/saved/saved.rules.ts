export const maxSavedNameLength = 60
