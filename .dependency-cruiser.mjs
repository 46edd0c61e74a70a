// The map of who may know whom. To let one domain use another, add the edge here.
const mayUse = {
  // facts
  settings: ['audit', 'shipping'],
  electrical: [],
  catalogue: ['audit', 'electrical'],
  shipping: ['audit'],
  legal: ['audit'],
  coupons: ['audit', 'accounts'],
  compliance: ['audit'],
  consent: [],
  audit: [],
  permissions: ['audit'],
  backups: ['accounts', 'audit'],
  // meaning
  maintenance: ['settings', 'audit'],
  emails: ['settings', 'audit'],
  connections: ['accounts', 'emails', 'settings', 'audit'],
  analytics: ['consent', 'accounts'],
  accounts: ['settings', 'emails', 'audit', 'permissions'],
  staff: ['accounts', 'emails', 'permissions', 'settings', 'audit'],
  alerts: ['accounts', 'audit', 'catalogue', 'checkout', 'emails', 'settings', 'shipping'],
  pricing: ['catalogue', 'shipping', 'audit'],
  solar: ['electrical', 'catalogue', 'shipping', 'pricing', 'settings'],
  cart: ['accounts', 'catalogue', 'shipping', 'pricing', 'coupons', 'settings'],
  orders: [
    'catalogue',
    'shipping',
    'coupons',
    'compliance',
    'cart',
    'accounts',
    'emails',
    'settings',
    'audit',
  ],
  payments: ['audit', 'orders', 'accounts', 'compliance', 'emails', 'settings'],
  donations: ['audit', 'payments', 'accounts', 'compliance', 'emails', 'settings'],
  reviews: ['accounts', 'audit', 'catalogue', 'orders', 'shipping'],
  accounting: ['audit', 'orders', 'payments', 'donations', 'pricing'],
  checkout: [
    'cart',
    'catalogue',
    'shipping',
    'pricing',
    'coupons',
    'compliance',
    'orders',
    'payments',
    'maintenance',
    'accounts',
    'emails',
    'settings',
  ],
  shipments: ['catalogue', 'compliance', 'orders', 'payments'],
  privacy: ['accounts', 'alerts', 'cart', 'checkout', 'donations', 'orders', 'payments', 'solar'],
  customers: [
    'accounts',
    'alerts',
    'audit',
    'checkout',
    'donations',
    'emails',
    'orders',
    'payments',
    'privacy',
  ],
  readiness: [
    'accounts',
    'backups',
    'catalogue',
    'compliance',
    'connections',
    'legal',
    'payments',
    'settings',
    'shipping',
  ],
  tasks: [
    'alerts',
    'catalogue',
    'checkout',
    'compliance',
    'donations',
    'emails',
    'orders',
    'payments',
    'permissions',
    'reviews',
  ],
  notifications: [
    'accounts',
    'audit',
    'catalogue',
    'compliance',
    'connections',
    'emails',
    'orders',
    'settings',
  ],
  assistant: [
    'solar',
    'electrical',
    'catalogue',
    'pricing',
    'shipping',
    'legal',
    'settings',
    'orders',
    'cart',
    'accounts',
    'payments',
  ],
  // above all others: it may use any domain, none may know it
  'test-centre': [
    'accounting',
    'accounts',
    'backups',
    'catalogue',
    'checkout',
    'compliance',
    'coupons',
    'emails',
    'orders',
    'payments',
    'pricing',
    'settings',
    'shipping',
  ],
}

const domains = Object.keys(mayUse)
const TEST = '[.](test|spec)[.]tsx?$'
const PURE = '[.](rules|input)[.]ts$|/messages/[^/]+[.]ts$|^shop/legal/texts/'
/** What a neighbour may touch. Queries, gateways, messages and ui are a domain's private life. */
const PUBLIC = '[.](rules|input|service[.]server|fixture)[.]ts$'

const seesOnly = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { pathNot: allowed, dependencyTypesNot: ['npm', 'npm-dev', 'core'] },
})
const forbid = (name, from, to, except = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [TEST, ...except] },
  to: { path: to },
})

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },

    seesOnly('kernel-knows-nobody', '^kernel/', '^kernel/'),
    seesOnly('platform-knows-no-business', '^platform/', '^(platform|kernel)/'),
    seesOnly('design-knows-no-business', '^design/', '^(design|kernel)/'),
    seesOnly('shop-knows-no-pages', '^shop/', '^(shop|platform|design|kernel)/'),
    seesOnly('web-is-not-the-server', '^web/', '^(web|shop|platform|design|kernel)/'),
    {
      name: 'server-has-one-door-into-web',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: {
        path: '^web/',
        pathNot: '^web/(shell/request/request-ctx|session/require-access)[.]server[.]ts$',
      },
    },

    seesOnly('rules-are-pure', PURE, `^kernel/|${PURE}`),
    {
      name: 'rules-need-no-package',
      severity: 'error',
      from: { path: '^kernel/|[.]rules[.]ts$|/messages/', pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },

    forbid('only-server-files-touch-platform', '^(shop|web|design)/', '^platform/', [
      '[.]server[.]tsx?$',
    ]),
    forbid('ui-never-imports-server', '/ui/|^design/', '[.]server[.]tsx?$'),
    // money: a provider talks to its service only, the engine knows neither it nor what is paid for
    forbid(
      'a-provider-knows-its-service-only',
      '^shop/payments/(?!engine/|orders/|parts/|methods/|manual-transfer/|messages/|ui/)([^/]+)/',
      '^shop/(?!payments/($1/|engine/(provider[.]server|payment[.]rules)|ui/use-messages))',
    ),
    forbid(
      'the-engine-knows-no-payable',
      '^shop/payments/engine/',
      '^shop/(orders|donations|payments/(?!engine/)[^/]+)/',
      ['^shop/payments/engine/providers[.]server[.]ts$'],
    ),
    forbid('pages-speak-to-services', '^(web|server)/', '[.](queries|gateway)[.]server[.]ts$'),

    ...domains.map((domain) => ({
      name: `${domain}-uses-only-its-neighbours`,
      severity: 'error',
      from: { path: `^shop/${domain}/` },
      to: {
        path: '^shop/',
        pathNot: `^shop/(${[domain, ...mayUse[domain]].join('|')})/`,
      },
    })),
    ...domains.map((domain) => ({
      name: `${domain}-respects-private-files`,
      severity: 'error',
      from: { path: `^shop/${domain}/` },
      to: { path: '^shop/', pathNot: [`^shop/${domain}/`, PUBLIC] },
    })),
    {
      name: 'every-domain-is-on-the-map',
      severity: 'error',
      from: {},
      to: { path: '^shop/', pathNot: `^shop/(${domains.join('|')})/` },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|[.]react-router)/|[+]types' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
