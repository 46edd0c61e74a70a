/** What goes wrong with a provider is not the buyer's concern while there is another way to pay. */
export const warn = (text: string, fault?: unknown): void =>
  // biome-ignore lint/suspicious/noConsole: the specification wants a warning and nothing on the page
  console.warn(text, ...(fault === undefined ? [] : [fault]))
