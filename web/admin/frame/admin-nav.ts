/** The panel's navigation in its groups; every path has its page. */
export const adminNav = [
  {
    group: 'today',
    entries: [
      { to: '/admin', word: 'home' },
      { to: '/admin/buscar', word: 'search' },
      { to: '/admin/manual', word: 'manual' },
      { to: '/admin/listo', word: 'ready' },
    ],
  },
  {
    group: 'sales',
    entries: [
      { to: '/admin/pedidos', word: 'orders' },
      { to: '/admin/zelle', word: 'zelle' },
      { to: '/admin/partes', word: 'parts' },
      { to: '/admin/cumplimiento', word: 'holds' },
      { to: '/admin/danos', word: 'damage' },
      { to: '/admin/resenas', word: 'reviews' },
      { to: '/admin/avisos', word: 'alerts' },
      { to: '/admin/compras-a-medias', word: 'abandoned' },
      { to: '/admin/limites', word: 'limits' },
      { to: '/admin/donaciones', word: 'donations' },
    ],
  },
  {
    group: 'figures',
    entries: [
      { to: '/admin/contabilidad', word: 'accounting' },
      { to: '/admin/analitica', word: 'analytics' },
    ],
  },
  {
    group: 'items',
    entries: [
      { to: '/admin/products', word: 'products' },
      { to: '/admin/settings/margins', word: 'margins' },
      { to: '/admin/settings/cupones', word: 'coupons' },
      { to: '/admin/settings/sinonimos', word: 'synonyms' },
      { to: '/admin/shipping', word: 'shipping' },
      { to: '/admin/provincias', word: 'provinces' },
    ],
  },
  {
    group: 'shop',
    entries: [
      { to: '/admin/settings', word: 'settings' },
      { to: '/admin/pagos', word: 'methods' },
      { to: '/admin/conexiones', word: 'connections' },
      { to: '/admin/copias', word: 'backups' },
      { to: '/admin/avisos-al-personal', word: 'notifications' },
      { to: '/admin/cartas', word: 'emails' },
      { to: '/admin/settings/legales', word: 'legal' },
      { to: '/admin/settings/declaracion', word: 'declaration' },
      { to: '/admin/listas', word: 'lists' },
      { to: '/test-suite', word: 'tests' },
    ],
  },
  {
    group: 'users',
    entries: [
      { to: '/admin/clientes', word: 'customers' },
      { to: '/admin/usuarios', word: 'users' },
      { to: '/admin/permisos', word: 'permissions' },
      { to: '/admin/invite', word: 'invitations' },
      { to: '/admin/auditoria', word: 'audit' },
      { to: '/admin/cuenta', word: 'account' },
      { to: '/admin/cuenta/seguridad', word: 'security' },
    ],
  },
] as const

const allEntries = adminNav.flatMap(({ entries }) => [...entries])

export type NavWord = (typeof allEntries)[number]['word']

/** The name of a page in the navigation; undefined for the pages below them. */
export const wordOf = (to: string) => allEntries.find((entry) => entry.to === to)?.word

const places: readonly string[] = allEntries.map(({ to }) => to)

/** The panel's root path matches its home only; every other path matches the paths below it. */
const holds = (to: string, pathname: string): boolean =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))

/** Of two entries that match a path, the more specific one is current. */
export const isHere = (to: string, pathname: string): boolean =>
  holds(to, pathname) && !places.some((other) => other.length > to.length && holds(other, pathname))

/** The entry that a page belongs to. */
export const wordAt = (pathname: string): NavWord | undefined =>
  allEntries.find(({ to }) => isHere(to, pathname))?.word
