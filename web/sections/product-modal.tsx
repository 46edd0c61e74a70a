import type { OpenProduct } from '../open-product.server.ts'

/** The product that the address opens over any page. */
export function ProductModal({ detail }: OpenProduct) {
  return detail && <dialog open>{detail.product.name}</dialog>
}
