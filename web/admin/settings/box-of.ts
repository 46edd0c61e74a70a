/** The name of the box of each e-mail: what is not ticked stays where it is. */
export const boxOf = (id: string): string => `envia-${id}`
