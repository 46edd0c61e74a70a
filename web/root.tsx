import { lazy, type ReactNode, Suspense } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { LiteProvider } from '#design/lite.tsx'
import { type Dictionary, MoreMessages, useLocale } from '#design/messages-context.tsx'
import { isSlowRequest } from '#kernel/connection.ts'
import { openMethodsNow } from '#shop/payments/methods/methods.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { maxTransitDays } from '#shop/shipping/arrival/arrival.rules.ts'
import { shownArrival } from '#shop/shipping/arrival/arrival.service.server.ts'
import { transitSentence } from '#shop/shipping/arrival/arrival-sentence.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { showStale } from '#web/offline/stale-data.ts'
import { Head, StructuredDataOfPage } from '#web/shell/document/head.tsx'
import { markPages, refuseForbidden } from '#web/shell/document/page-marks.server.ts'
import { ErrorScreen } from '#web/shell/errors/error-screen.tsx'
import { useLiteMode } from '#web/shell/layout/lite-mode.ts'
import { openPanel } from '#web/shell/layout/open-panel.ts'
import { translationPath, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { testPageOf } from '#web/test-centre/test-centre.server.ts'
import type { Route } from './+types/root'
import allStyles from './app.css?url'

export const middleware = [markPages, refuseForbidden]
export const clientMiddleware = [openPanel, showStale]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const testPage = await testPageOf(ctx, request)
  const [facts, methods, services] = await Promise.all([
    currentShopFacts(ctx),
    openMethodsNow(ctx),
    provinceServices(ctx),
  ])
  const { preparationDays } = facts
  const arriving = { ...ctx, preparationDays, provinceCode: ctx.province }
  return {
    ...{ facts, methods },
    transit: transitSentence(
      { transitDays: maxTransitDays(services), preparationDays },
      ctx.locale,
    ),
    arrival: ctx.destination === 'cuba' ? shownArrival(services, arriving) : null,
    destination: ctx.destination,
    shopUrl: ctx.shopUrl,
    isLite: isSlowRequest(request.headers),
    messagesPath: translationPath(ctx.locale),
    ...(testPage ? { testPage, ...withMessages(ctx.locale, 'testCentre') } : {}),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const locale = useLocale()
  const isLite = useLiteMode(data?.isLite ?? false)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e2233" />
        {data && <Head facts={data.facts} shopUrl={data.shopUrl} locale={locale} />}
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <link
          data-words=""
          rel="preload"
          as="fetch"
          crossOrigin="anonymous"
          href={data?.messagesPath ?? `/locales/${locale}/translation.json`}
        />
        {/* a page brings the styles of what it shows; styles of what scripts may show later load with them */}
        {import.meta.env.PROD && <link rel="stylesheet" href={allStyles} />}
        <Links />
      </head>
      <body className={isLite ? 'lite-mode' : undefined}>
        <LiteProvider isLite={isLite}>{children}</LiteProvider>
        {data && <StructuredDataOfPage facts={data.facts} shopUrl={data.shopUrl} />}
        {isLite && <link rel="stylesheet" href="/lite-mode.css" />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

interface MayCarry {
  readonly messages?: Dictionary
}

/** Replaces any page for administrators who request it. */
const TestPage = lazy(async () => ({
  default: (await import('#web/test-centre/test-page.tsx')).TestPage,
}))

export default function Root({ loaderData }: Route.ComponentProps) {
  const carried = useMatches().map(({ loaderData }) => (loaderData as MayCarry | null)?.messages)
  return (
    <MoreMessages dictionary={Object.assign({}, ...carried)}>
      {'testPage' in loaderData && loaderData.testPage ? (
        <Suspense>
          <TestPage asked={loaderData.testPage} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </MoreMessages>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
