import {
  isPermitted,
  mayOpen,
  type Needed,
  type StaffUser,
} from '#shop/permissions/panel-access.rules.ts'

/** The list that shows exactly what a number counts. */
export const taskPlaces = {
  toPrepare: '/admin/pedidos?ver=paid',
  toShip: '/admin/pedidos?ver=prepared',
  late: '/admin/pedidos?ver=late',
  incident: '/admin/pedidos?entrega=incident',
  zelle: '/admin/zelle',
  second: '/admin/zelle?ver=segunda',
  parts: '/admin/partes',
  refundDue: '/admin/pedidos?pago=refund_due',
  surplus: '/admin/pedidos?pago=surplus',
  installation: '/admin/pedidos?pago=installation',
  disputed: '/admin/pedidos?pago=disputed',
  held: '/admin/pedidos?ver=held',
  damage: '/admin/danos',
  heldDonations: '/admin/donaciones?ver=retenidas',
  donations: '/admin/donaciones?ver=pendientes',
  lists: '/admin/listas',
  expiring: '/admin/listas',
  emails: '/admin/cartas',
  soldOut: '/admin/products?estado=sold_out',
  scarce: '/admin/products?estado=low',
  abandoned: '/admin/compras-a-medias',
  reviews: '/admin/resenas',
  alerts: '/admin/avisos',
  refused: '/admin/limites',
} as const
export type Task = keyof typeof taskPlaces
export const taskOrder = Object.keys(taskPlaces) as Task[]

/** Tasks on a page that more people see than can do them. */
const needed: Readonly<Partial<Record<Task, Needed>>> = {
  refundDue: ['orders', 'payments'],
  surplus: ['orders', 'payments'],
  installation: ['orders'],
  disputed: ['orders', 'payments'],
  held: ['orders', 'compliance'],
  heldDonations: ['compliance'],
  donations: ['payments'],
  toPrepare: ['orders', 'packing'],
  toShip: ['orders', 'packing'],
  late: ['orders', 'packing'],
  incident: ['orders', 'packing'],
}

const isOf = (staff: StaffUser, task: Task): boolean => {
  const own = needed[task]
  return own ? isPermitted(staff, own) : mayOpen(staff, taskPlaces[task].replace(/\?.*/, ''))
}

/** The numbers of the tasks that somebody may do. */
export const tasksOf = (
  staff: StaffUser,
  waiting: Readonly<Record<Task, number>>,
): Partial<Record<Task, number>> =>
  Object.fromEntries(
    taskOrder.filter((task) => isOf(staff, task)).map((task) => [task, waiting[task]]),
  )
