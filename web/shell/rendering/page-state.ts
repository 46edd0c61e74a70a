const written: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Between apostrophes: the data are full of quotation marks, each of which would need a sign before it. */
const asLiteral = (text: string): string =>
  `'${text.replace(/[\\'\n<\u2028\u2029]/g, (sign) => written[sign] ?? sign)}'`

const controller = 'window.__reactRouterContext.streamController'

/**
 * The script that hands a page's data to the router in the browser, as `ServerRouter` would render it: but React would render
 * the page in several steps, in which it waits for each part of the stream.
 */
export async function stateScript(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of data ?? []) text += decoder.decode(part, { stream: true })
  return `${controller}.enqueue(${asLiteral(text)});${controller}.close();`
}
