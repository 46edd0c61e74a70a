import type { Permission, User } from '#kernel/user.ts'

/** Who of the staff: everybody, whoever has one of these permissions, whoever is in no set, or an owner. */
export type Needed = 'anyone' | readonly Permission[] | 'everything' | 'owner'

interface PanelRoute {
  readonly sees: Needed
  /** Missing where its forms are for whoever sees it. */
  readonly changes?: Needed
  /** Of forms with several buttons. */
  readonly intents?: Readonly<Record<string, Needed>>
}

const ofOrders = ['orders', 'packing', 'payments', 'compliance'] as const
const only = (...permissions: readonly Permission[]): PanelRoute => ({ sees: permissions })
const everything: PanelRoute = { sees: 'everything' }
const anyone: PanelRoute = { sees: 'anyone' }
const owner: PanelRoute = { sees: 'owner' }

/** What each route of the panel needs; a route that is not here is for those who may do everything. */
export const panelAccess: Readonly<Record<string, PanelRoute>> = {
  '/admin': anyone,
  '/admin/*': anyone,
  '/admin/buscar': anyone,
  '/admin/buscar/sugerencias': anyone,
  '/admin/manual': anyone,
  '/admin/cuenta': anyone,
  '/admin/cuenta/seguridad': anyone,
  '/admin/listo': everything,
  '/admin/auditoria': everything,
  '/admin/avisos-al-personal': anyone,
  // a backup has the passwords' hashes of everybody and what seals the shop's keys
  '/admin/copias': { sees: 'everything', intents: { download: 'owner' } },
  '/admin/copias/archivo': owner,
  // whoever sets where letters and payments go could have the owner's password sent there
  '/admin/conexiones': {
    sees: 'everything',
    changes: 'owner',
    intents: { test: 'everything', try: 'everything' },
  },
  '/admin/settings': everything,
  '/admin/usuarios': everything,
  '/admin/invite': everything,
  '/admin/permisos': owner,
  '/test-suite': everything,
  '/test-suite/*': everything,
  '/test-suite/comprobar': everything,

  '/admin/pedidos': { sees: ofOrders, changes: ['orders', 'packing'] },
  '/admin/pedidos/:number': {
    sees: ofOrders,
    changes: ['orders'],
    intents: {
      deliver: ['orders', 'packing'],
      undeliver: ['orders', 'packing'],
      track: ['orders', 'packing'],
      export: ['orders', 'packing', 'compliance'],
      note: ofOrders,
      cancel: ['orders'],
      correct: ['orders'],
      delay: ['orders'],
      answer: ['orders'],
      install: ['orders'],
      renew_link: ['orders'],
      release: ['compliance'],
      reject: ['compliance'],
      ask: ['compliance'],
      escalate: ['compliance'],
      hold: ['compliance'],
      refund: ['payments'],
      cost: ['accounting'],
    },
  },
  '/admin/pedidos/:number/correos': { sees: ['orders', 'packing'], changes: ['orders'] },
  '/admin/pedidos/:number/papeles': only('orders', 'packing'),
  '/admin/pedidos/:number/foto': only('orders', 'packing'),
  '/admin/pedidos/:number/foto/:name': only('orders', 'packing', 'compliance'),
  '/admin/pedidos/archivo.csv': only('orders'),
  '/admin/danos': only('orders'),
  '/admin/limites': only('orders'),

  '/admin/zelle': only('payments'),
  '/admin/partes': only('payments'),
  '/admin/donaciones': {
    sees: ['payments', 'compliance'],
    changes: ['payments'],
    intents: { release: ['compliance'], refuse: ['compliance'] },
  },
  // so could whoever sets the account that receives, what payers read of it, or the sum for two persons
  '/admin/pagos': { sees: ['payments'], changes: 'owner' },

  '/admin/cumplimiento': only('compliance'),
  '/admin/listas': only('compliance'),
  '/admin/settings/declaracion': only('compliance'),
  '/admin/pedidos/:number/expediente': only('compliance'),
  '/admin/pedidos/:number/expediente.json': only('compliance'),
  '/admin/pedidos/:number/expediente.zip': only('compliance'),

  '/admin/products': only('catalogue'),
  '/admin/products/new': only('catalogue'),
  '/admin/products/import': only('catalogue'),
  '/admin/products/filas': only('catalogue'),
  '/admin/products/export/:file': only('catalogue'),
  '/admin/products/:id': only('catalogue'),
  '/admin/products/:id/fotos': only('catalogue'),
  '/admin/settings/cupones': only('catalogue'),
  '/admin/settings/cupones/:code': only('catalogue'),
  '/admin/settings/margins': only('catalogue'),
  '/admin/settings/sinonimos': only('catalogue'),
  '/admin/shipping': only('catalogue'),
  '/admin/provincias': only('catalogue'),

  '/admin/cartas': only('content'),
  '/admin/resenas': only('content'),
  '/admin/settings/legales': only('content'),
  '/admin/settings/legales/:slug': only('content'),

  '/admin/contabilidad': only('accounting'),
  '/admin/contabilidad/archivo.csv': only('accounting'),
  '/admin/analitica': only('accounting'),

  '/admin/clientes': only('customers'),
  '/admin/clientes/:id': only('customers'),
  '/admin/clientes/:id/datos.json': only('customers'),
  '/admin/avisos': only('customers'),
  '/admin/compras-a-medias': only('customers'),
}

export type StaffUser = Pick<User, 'permitted' | 'isOwner'>

export function isPermitted({ permitted, isOwner }: StaffUser, needed: Needed): boolean {
  if (needed === 'anyone') return true
  if (needed === 'owner') return isOwner
  if (permitted === null) return true
  return needed !== 'everything' && needed.some((one) => permitted.includes(one))
}

const routeOf = (path: string): PanelRoute =>
  (Object.hasOwn(panelAccess, path) && panelAccess[path]) || everything

/** What a route needs to be seen. */
export const neededToSee = (path: string): Needed => routeOf(path).sees

/** What each button of a form needs; an unknown one what the form needs. */
export function neededToChange(path: string, intents: readonly string[]): readonly Needed[] {
  const { sees, changes = sees, intents: own = {} } = routeOf(path)
  if (intents.length === 0) return [sees, changes]
  return [sees, ...intents.map((one) => (Object.hasOwn(own, one) && own[one]) || changes)]
}

export const hasIntents = (path: string): boolean => routeOf(path).intents !== undefined

/** Whether a button is shown to somebody. */
export const mayPress = (user: StaffUser, path: string, intent: string): boolean =>
  neededToChange(path, [intent]).every((needed) => isPermitted(user, needed))

/** Whether somebody may not do everything that the role may. */
export const isRestricted = (user: StaffUser | null): boolean =>
  user !== null && !isPermitted(user, 'everything')

/** Whether somebody sees of orders what was paid, by whom and how they are reached; not who only packs. */
export const seesOrderMoney = (user: StaffUser): boolean =>
  isPermitted(user, ['orders', 'payments', 'compliance'])

/** What the pages of the panel need to know of a user. */
export const staffOf = (user: StaffUser | null): StaffUser => ({
  permitted: user ? user.permitted : [],
  isOwner: user?.isOwner ?? false,
})

/** Whether a link of the panel leads anywhere; other pages of the shop are for everybody. */
export const mayOpen = (user: StaffUser, path: string): boolean =>
  !/^\/(admin|test-suite)(\/|$)/.test(path) || isPermitted(user, neededToSee(path))
