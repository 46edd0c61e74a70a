export const shortestQuestion = 2
export const maxQuestionLength = 500
export const maxExchanges = 20
