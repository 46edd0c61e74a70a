import type { fillPanel } from './busy-panel.ts'

type Filled = Awaited<ReturnType<typeof fillPanel>>

/** Every page of a filled panel, in the state in which it has most to show. */
export const panelPages = ({ number, held, product, import: looked }: Filled): string[] => [
  '/admin',
  '/admin/cartas',
  '/admin/compras-a-medias',
  '/admin/pedidos',
  `/admin/pedidos/${number}`,
  `/admin/pedidos/${held}`,
  `/admin/pedidos/${held}/papeles`,
  `/admin/pedidos/${held}/expediente`,
  '/admin/zelle',
  '/admin/cumplimiento',
  '/admin/usuarios',
  '/admin/donaciones',
  '/admin/danos',
  '/admin/contabilidad',
  '/admin/analitica',
  '/admin/products',
  '/admin/products/new',
  `/admin/products/${product}`,
  looked,
  '/admin/shipping?libra=2.49&agencia=0&entrega=50',
  '/admin/settings/margins',
  '/admin/provincias',
  '/admin/settings',
  '/admin/settings/cupones',
  '/admin/settings/cupones/VERANO26',
  '/admin/settings/declaracion',
  '/admin/settings/legales',
  '/admin/settings/legales/politica-de-cookies',
  '/admin/settings/sinonimos',
  '/admin/pagos',
  '/admin/listas?nombre=Lis+Cuesta+Peraza',
  '/admin/invite',
  '/admin/auditoria',
  ...['diagnostico', 'funcional', 'rendimiento', 'movil', 'navegadores', 'correos'].map(
    (tab) => `/test-suite?tab=${tab}`,
  ),
  '/admin/no-hay',
]
