import { data } from 'react-router'
import { formatDate } from '#kernel/time.ts'
import { isLegalSlug } from '#shop/legal/legal.rules.ts'
import { currentLegalText } from '#shop/legal/legal.service.server.ts'
import { LegalArticle } from '#shop/legal/ui/legal-article.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/legal'
import { withWhatIsSigned } from './affidavit.server.ts'
import { legalFactsOf } from './legal-facts.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const slug = url.pathname.replaceAll('/', '')
  if (!isLegalSlug(slug)) throw data(null, { status: 404 })
  const stored = await currentLegalText(ctx, slug, await legalFactsOf(ctx))
  const text = await withWhatIsSigned(ctx, stored)
  const page: PageInfo = { title: text.title, path: `/${slug}` }
  return { page, text, date: formatDate(text.effectiveOn, ctx.locale, 'PPP', 'UTC') }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle {...loaderData} />
}
