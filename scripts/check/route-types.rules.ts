/** The router's declarations of all routes, without the types of their modules: no code uses them there, and with them the compiler would read everything again whenever one page changes. */
export const withoutModules = (types: string): string =>
  types
    .replace(/^ *routeModules: RouteModules;?\n/m, '')
    .replace(/^type RouteModules = \{[\s\S]*?^\};?\n?/m, '')
