import { redirect } from 'react-router'
import type { Route } from './+types/to-product'

/** /baterias/{slug} and the other categories redirect to /catalogo/{slug}. */
export const loader = ({ params, url }: Route.LoaderArgs) =>
  redirect(`/catalogo/${encodeURIComponent(params.slug)}${url.search}`, 301)
