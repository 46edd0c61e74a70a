import { expect, test } from 'vitest'
import { withoutModules } from './route-types.rules.ts'

const written = `declare module "react-router" {
  interface Register {
    pages: Pages
    routeModules: RouteModules
  }
}

type Pages = {
  "/": {
    params: {};
  };
};

type RouteModules = {
  "root": typeof import("./web/root.tsx");
};`

test('routes and their parameters stay, the modules behind them are removed', () => {
  const slim = withoutModules(written)
  expect(slim).toContain('"/": {')
  expect(slim).toContain('pages: Pages')
  expect(slim).not.toMatch(/RouteModules|import\(/)
  expect(withoutModules(slim)).toBe(slim)
})
