export interface Attack {
  /** The rule that must catch it. */
  readonly rule: string
  /** The file that breaks it. */
  readonly from: string
  readonly files: Readonly<Record<string, string>>
}

let number = 0
/** Separate files for every violation, so that all can be checked in one run. */
function numbered(file: string): string {
  number += 1
  return file.replace('attack', `attack-${number}`)
}

function attack(rule: string, file: string, target: string, more: Attack['files'] = {}): Attack {
  const from = numbered(file)
  const text = `import * as broken from '${target}'\nexport const kept = broken\n`
  return { rule, from, files: { [from]: text, ...more } }
}

function typeOnly(rule: string, file: string, target: string): Attack {
  const from = numbered(file)
  const text = `import type * as broken from '${target}'\nexport type Kept = typeof broken\n`
  return { rule, from, files: { [from]: text } }
}

function circle(rule: string, file: string, back: string): Attack {
  const there = typeOnly(rule, file, `./${back}`)
  const name = there.from.slice(there.from.lastIndexOf('/') + 1)
  const folder = there.from.slice(0, there.from.lastIndexOf('/'))
  const text = `import type * as broken from './${name}'\nexport type Kept = typeof broken\n`
  return { ...there, files: { ...there.files, [`${folder}/${back}`]: text } }
}

const aPage = '#web/catalogue/home/home.tsx'
const aQuery = '#shop/catalogue/products/products.queries.server.ts'

/** Violations of the map, each of which must be caught by the rule that it names. */
export const attacks: readonly Attack[] = [
  typeOnly('kernel-knows-nobody', 'kernel/attack.ts', '#platform/ctx.ts'),
  attack('kernel-knows-nobody', 'kernel/attack.ts', '#shop/catalogue/products/product.rules.ts'),
  attack('rules-need-no-package', 'kernel/attack.ts', 'node:fs'),
  attack(
    'platform-knows-no-business',
    'platform/attack.ts',
    '#shop/catalogue/products/product.rules.ts',
  ),
  attack('platform-knows-no-business', 'platform/attack.ts', '#server/app.ts'),
  typeOnly(
    'design-knows-no-business',
    'design/attack.tsx',
    '#shop/catalogue/products/product.rules.ts',
  ),
  typeOnly('only-server-files-touch-platform', 'design/attack.tsx', '#platform/ctx.ts'),
  attack('shop-knows-no-pages', 'shop/catalogue/attack.service.server.ts', aPage),
  attack('shop-knows-no-pages', 'shop/catalogue/attack.service.server.ts', '#server/app.ts'),
  typeOnly('rules-are-pure', 'shop/pricing/attack.rules.ts', '#platform/ctx.ts'),
  attack('rules-are-pure', 'shop/catalogue/attack.input.ts', './catalogue.service.server.ts'),
  attack('rules-are-pure', 'shop/catalogue/messages/attack.ts', '../ui/product-card.tsx'),
  attack('rules-need-no-package', 'shop/pricing/attack.rules.ts', 'node:fs'),
  attack('rules-need-no-package', 'shop/pricing/attack.rules.ts', 'zod'),
  typeOnly('only-server-files-touch-platform', 'shop/catalogue/ui/attack.tsx', '#platform/ctx.ts'),
  typeOnly('only-server-files-touch-platform', 'web/catalogue/attack.tsx', '#platform/ctx.ts'),
  typeOnly(
    'ui-never-imports-server',
    'shop/catalogue/ui/attack.tsx',
    '../catalogue.service.server.ts',
  ),
  attack('pages-speak-to-services', 'web/catalogue/attack.tsx', aQuery),
  attack('pages-speak-to-services', 'server/attack.ts', aQuery),
  attack('server-has-one-door-into-web', 'server/attack.ts', aPage),
  attack('web-is-not-the-server', 'web/catalogue/attack.tsx', '#server/app.ts'),
  attack(
    'catalogue-uses-only-its-neighbours',
    'shop/catalogue/attack.rules.ts',
    '#shop/pricing/price.rules.ts',
  ),
  attack('pricing-respects-private-files', 'shop/pricing/attack.service.server.ts', aQuery),
  attack(
    'pricing-respects-private-files',
    'shop/pricing/ui/attack.tsx',
    '#shop/catalogue/products/ui/product-card.tsx',
  ),
  attack(
    'pricing-respects-private-files',
    'shop/pricing/ui/attack.tsx',
    '#shop/catalogue/messages/es.ts',
  ),
  attack('every-domain-is-on-the-map', 'web/catalogue/attack.tsx', '#shop/gifts/gift.rules.ts', {
    'shop/gifts/gift.rules.ts': 'export const gift = 1\n',
  }),
  attack(
    'a-provider-knows-its-service-only',
    'shop/payments/paypal/attack.server.ts',
    '../engine/settle.service.server.ts',
  ),
  attack(
    'the-engine-knows-no-payable',
    'shop/payments/engine/attack.service.server.ts',
    '../orders/order-payable.service.server.ts',
  ),
  circle('no-cycles', 'shop/catalogue/attack.rules.ts', 'back-to-attack.rules.ts'),
]
