/** Histories name the shop itself and whoever left by these words. */
const reserved = [
  ...['la tienda', 'tienda', 'girasol', 'administracion', 'administrador', 'administradora'],
  ...['sistema', 'soporte', 'personal', 'la duena', 'el dueno', 'duena', 'dueno', 'duena o dueno'],
  ...['una persona que ya no esta', 'the shop', 'shop', 'administration', 'administrator', 'admin'],
  ...['system', 'support', 'staff', 'the owner', 'owner', 'deleted user'],
]
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A name of staff that is an address, or what the shop calls itself. */
export const isReservedName = (name: string): boolean =>
  name.normalize('NFKC').includes('@') || reserved.includes(folded(name))
