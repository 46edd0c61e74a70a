import type { browsableCategories } from '#shop/catalogue/product.rules.ts'

export type Family = (typeof browsableCategories)[number]

/** Where each family of products is browsed. */
export const familyPaths: Readonly<Record<Family, string>> = {
  kit: '/catalogo?category=kit',
  panel: '/panelessolarescuba',
  battery: '/baterias',
  inverter: '/inversores',
  portable: '/energia-portatil',
  accessory: '/accesorios',
}
