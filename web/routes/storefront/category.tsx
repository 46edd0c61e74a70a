import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'

export async function loader({
  request,
  context,
}: {
  request: Request
  context: { get(key: typeof requestCtx): unknown }
}) {
  context.get(requestCtx)
  const page: PageInfo = { title: null, path: new URL(request.url).pathname }
  return { page }
}

export default function Page() {
  return <h1>category</h1>
}
