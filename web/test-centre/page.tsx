import { data } from 'react-router'
import { tabOf } from '#shop/test-centre/tabs.rules.ts'
import { panelId, TabList, tabId } from '#shop/test-centre/ui/tab-list.tsx'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/page'
import { TabPanel } from './tab-panel.tsx'
import { testedHere } from './test-centre.server.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const tab = tabOf(new URL(request.url).searchParams.get('tab'))
  return { tab, ...privatePage(ctx.locale, '/test-suite', 'testCentre') }
}

/** The checks without scripts: all those of the server. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const tested = await testedHere(ctx, (await postedFields(request)).intent)
  return tested ?? data({ results: {}, sent: null }, { status: 400 })
}

export default function TestCentrePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useTestMessages()
  const { tab } = loaderData
  return (
    <div className="grid gap-5 px-4 py-6 md:py-8">
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
      </div>
      <TabList chosen={tab} />
      <section
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(tab)}
        className="grid min-w-0 gap-4"
      >
        <p className="measure text-soft-ink text-sm">{messages.intros[tab]}</p>
        <TabPanel
          key={tab}
          tab={tab}
          results={actionData?.results ?? {}}
          sent={actionData?.sent ?? null}
        />
      </section>
    </div>
  )
}
