import vm from 'node:vm'
import { expect, test } from 'vitest'
import { readPage } from './marked-page.rules.ts'
import { stateScript } from './page-state.ts'

test('only scripts that the shop rendered are named, not what else stands in the page', () => {
  const head = [
    '<html><head><script nonce="abc123">early()</script>',
    '<link rel="modulepreload" nonce="abc123" href="/assets/b.js"/>',
  ].join('')
  const middle =
    '</head><body><p><script>alert(1)</script></p><script nonce="guessed">alert(2)</script>'
  const end = [
    '<script nonce="abc123">own()</script><p><script>alert(3)</script></p>',
    '<script nonce="abc123" src="/assets/a.js"></script>',
    '<script src="/assets/a.js" nonce="abc123"></script>',
    '<script type="module" nonce="abc123" async="">import "/assets/b.js"</script></body></html>',
  ].join('')
  const withoutMarks = (html: string) => html.replaceAll(' nonce="abc123"', '')
  const read = readPage(head + middle + end, 'abc123')
  expect(read.head).toEqual({ html: withoutMarks(head), scripts: ['early()'] })
  expect(read.middle).toBe(middle)
  const scripts = ['own()', 'import "/assets/b.js"']
  expect(read.end).toEqual({ html: withoutMarks(end), scripts })
  expect(readPage(head + middle, 'abc123')).toMatchObject({
    middle,
    end: { html: '', scripts: [] },
  })
})

const streamOf = (...parts: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

test('the router in the browser gets the data letter by letter, and nothing in them ends the script', async () => {
  const text = `["a\\"b\\n","it's","</script><!--","\u2028\u2029…ñ"]\n`
  const bytes = new TextEncoder().encode(text)
  const middle = bytes.indexOf(0xe2) + 1
  const script = await stateScript(streamOf(bytes.subarray(0, middle), bytes.subarray(middle)))
  expect(script).not.toMatch(/[<\n\u2028\u2029]/)
  const received: string[] = []
  const streamController = {
    enqueue: (part: string) => received.push(part),
    close: () => received.push('end'),
  }
  vm.runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  expect(received).toEqual([text, 'end'])
})
