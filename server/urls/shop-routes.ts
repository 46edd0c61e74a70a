import * as build from 'virtual:react-router/server-build'
import { routeTree } from './route-tree.ts'

/** Finds the route of a page of the shop. */
export const findShopRoute = routeTree(
  Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route]] : [])),
  ),
)
