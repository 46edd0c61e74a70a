const classes: readonly (readonly [string, RegExp])[] = [
  ['file', /\.(?!data$)\w{1,5}$/],
  ['live', /^\/live$/],
  ['health', /^\/(healthz|metrics)$/],
  ['webhook', /^\/webhooks\//],
  ['function', /^\/functions\//],
  ['product', /^\/catalogo\/./],
  ['catalogue', /^\/(catalogo|buscar)/],
  ['checkout', /^\/checkout/],
  ['order', /^\/(pedido|verificar)/],
  ['admin', /^\/(admin|test-suite)/],
  ['account', /^\/(cuenta|login|signup|logout|auth|forgot|reset)/],
  ['home', /^\/(_root\.data)?$/],
]

/** A short list, so that requested paths cannot grow the metrics without limit. */
export const routeClass = (path: string): string =>
  classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
