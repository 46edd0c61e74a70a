/** What the router declares of all addresses, without the types of all their modules: nobody asks for them there, and with them the compiler reads everything again whenever one page changes. */
export const withoutModules = (types: string): string =>
  types
    .replace(/^ *routeModules: RouteModules;?\n/m, '')
    .replace(/^type RouteModules = \{[\s\S]*?^\};?\n?/m, '')
