import { expect, test } from 'vitest'
import { counter, histogram } from './registry.ts'
import { routeClass } from './route-class.ts'

test('a histogram counts everything below each bound, and all in the last', () => {
  const took = histogram('took', 'Seconds.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 7]) took.note({ route: 'home' }, seconds)
  expect(took.text().trim().split('\n')).toEqual([
    '# HELP took Seconds.',
    '# TYPE took histogram',
    'took_bucket{route="home",le="0.1"} 2',
    'took_bucket{route="home",le="1"} 3',
    'took_bucket{route="home",le="+Inf"} 4',
    'took_sum{route="home"} 7.65',
    'took_count{route="home"} 4',
  ])
})

test('a counter separates sets of labels and escapes their values', () => {
  const seen = counter('seen', 'Seen.')
  seen.add({ what: 'a"b\n' })
  seen.add({ what: 'a"b\n' }, 2)
  seen.add({ what: 'c' })
  expect(seen.text()).toContain('seen{what="a\\"b\\n"} 3\nseen{what="c"} 1\n')
})

test('the class of any path is one of a short list', () => {
  const urls = ['/', '/catalogo', '/catalogo/x', '/x.php', '/a/b/c', '/metrics', '/live', '/cuenta']
  expect(urls.map(routeClass)).toEqual([
    ...['home', 'catalogue', 'product', 'file', 'page', 'health', 'live', 'account'],
  ])
})
