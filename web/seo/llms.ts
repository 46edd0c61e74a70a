import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/llms'

const pages = [
  ['Catalogue', '/catalogo', 'kits, batteries, panels, inverters, portable stations'],
  ['Calculator', '/calculadora-solar', 'what devices need, and sets that run them'],
  ['Installation guide', '/guia-instalacion', 'how to install safely, chapter by chapter'],
  ['Shipping and returns', '/politica-envios-devoluciones', 'provinces, times, damages, returns'],
  ['Terms', '/terminos-y-condiciones', 'payment, guarantee'],
  ['Sitemap', '/sitemap.xml', 'every page and product'],
] as const

/** What a language model should know of the shop before it reads pages: https://llmstxt.org */
export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestCtx)
  const lines = [
    '# Girasol',
    '',
    '> Solar equipment for homes in Cuba and the USA. Families abroad buy here and send it to Cuba; the price delivered to Cuba is shown from the first page on. Pages are in Spanish, and in English with ?lng=en.',
    '',
    'Prices are in US dollars and depend on the destination: always name it with the price. Sizing and hours are estimates.',
    '',
    '## Tools (Model Context Protocol)',
    '',
    `- [${shopUrl}/mcp](${shopUrl}/mcp): streamable HTTP, POST, no key, read-only: search, products, comparison, price delivered to Cuba, delivery by province, composer of sets, runtime, electrical check, guide, policies`,
    '',
    '## Pages',
    '',
    ...pages.map(([name, path, about]) => `- [${name}](${shopUrl}${path}): ${about}`),
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
