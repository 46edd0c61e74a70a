import { redirect } from 'react-router'
import type { Route } from './+types/to-product'

/** /baterias/{slug} and its like lead to /catalogo/{slug}. */
export const loader = ({ params, request }: Route.LoaderArgs) =>
  redirect(`/catalogo/${encodeURIComponent(params.slug)}${new URL(request.url).search}`, 301)
