const declarationOnly = /: error TS(2742|2883|4\d{3}): /

/** What the compiler said, without what only a published package would have to mend: types without a name in its declarations. */
export function typeErrors(said: string): string {
  const messages = said.split(/\n(?=\S)/).filter((message) => message.trim() !== '')
  return messages.filter((message) => !declarationOnly.test(message)).join('\n')
}
