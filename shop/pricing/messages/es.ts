export const es = {
  inCuba: 'Puesto en Cuba',
  inUsa: 'En EE. UU.',
  plusTax: 'más 7 % de impuesto',
  missing: 'Precio a consultar',
} as const
