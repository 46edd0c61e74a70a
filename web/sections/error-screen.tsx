import { useRequestId } from '../request-id.tsx'

export function ErrorScreen(_: { error: unknown }) {
  const requestId = useRequestId()
  return (
    <main id="content" className="page py-16" data-request-id={requestId}>
      <h1 className="text-3xl">Error</h1>
    </main>
  )
}
