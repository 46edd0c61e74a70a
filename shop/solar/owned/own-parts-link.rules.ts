/** Where the calculator's start asks for what a house has already. */
export const ownPartsAnchor = 'lo-mio'
export const ownPartsHref = `/calculadora-solar#${ownPartsAnchor}`
