/** The panel's navigation in its groups; every path has its page. */
export const adminNav = [
  { group: 'today', entries: [{ to: '/admin', word: 'home' }] },
  {
    group: 'sales',
    entries: [
      { to: '/admin/pedidos', word: 'orders' },
      { to: '/admin/zelle', word: 'zelle' },
      { to: '/admin/cumplimiento', word: 'holds' },
      { to: '/admin/usuarios', word: 'users' },
      { to: '/admin/donaciones', word: 'donations' },
      { to: '/admin/contabilidad', word: 'accounting' },
      { to: '/admin/analitica', word: 'analytics' },
    ],
  },
  {
    group: 'items',
    entries: [
      { to: '/admin/products', word: 'products' },
      { to: '/admin/shipping', word: 'shipping' },
      { to: '/admin/settings/margins', word: 'margins' },
      { to: '/admin/provincias', word: 'provinces' },
    ],
  },
  {
    group: 'shop',
    entries: [
      { to: '/admin/settings', word: 'settings' },
      { to: '/admin/pagos', word: 'methods' },
      { to: '/admin/listas', word: 'lists' },
      { to: '/admin/invite', word: 'invitations' },
      { to: '/admin/auditoria', word: 'audit' },
      { to: '/test-suite', word: 'tests' },
    ],
  },
] as const

const places: readonly string[] = adminNav.flatMap(({ entries }) => entries.map(({ to }) => to))

/** The panel's root path matches its home only; every other path matches the paths below it. */
const holds = (to: string, pathname: string): boolean =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))

/** Of two entries that match a path, the more specific one is current. */
export const isHere = (to: string, pathname: string): boolean =>
  holds(to, pathname) && !places.some((other) => other.length > to.length && holds(other, pathname))
