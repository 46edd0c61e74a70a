const maxLength = 200_000

/** The data of server-sent events as they arrive. Throws when they are too long. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let length = 0
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true })
    length += text.length
    if (length > maxLength) throw new Error('the model talks without end')
    const events = (rest + text).split(/\r?\n\r?\n/)
    rest = events.pop() ?? ''
    for (const event of events) yield* dataOf(event)
  }
  yield* dataOf(rest)
}

function* dataOf(event: string): Generator<string> {
  const data = event
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('data:') ? line.slice(5).trim() : []))
    .join('\n')
  if (data !== '') yield data
}
