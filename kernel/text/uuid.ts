const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text has the form of a row id; the row need not exist. */
export const isUuid = (text: string): boolean => shape.test(text)
