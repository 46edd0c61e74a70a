const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the database takes it for the id of a row; whose it is, nobody knows yet. */
export const isUuid = (text: string): boolean => shape.test(text)
