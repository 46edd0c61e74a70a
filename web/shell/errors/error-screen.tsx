import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { ButtonLink, buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { fallbackShopName } from '#shop/settings/shop-name.rules.ts'
import { loadSignOut } from '#web/session/load-sign-out.ts'
import { useRequestId } from '../document/request-id.tsx'
import { PlainPage } from '../layout/plain-page.tsx'
import { useShopIfKnown } from '../layout/use-shop.ts'
import { usePagesMessages } from '../request/use-page-messages.ts'
import { type ErrorKind, errorFacts, errorKind, reloginPath, signOutTarget } from './error-kind.ts'
import { NotFound } from './not-found-message.tsx'
import { signInAgain } from './sign-in-again.ts'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function Reload({ label }: { label: string }) {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink look="sun" reloadDocument to={`${pathname}${search}`}>
      {label}
    </ButtonLink>
  )
}

/** A form, so that it signs out on the server without scripts too. */
function SignOut({ label, to }: { label: string; to: string }) {
  const leave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    loadSignOut().then(
      ({ endSession }) => endSession(to),
      () => form.submit(),
    )
  }
  return (
    <form method="post" action="/logout" className="mt-6" onSubmit={leave}>
      <input type="hidden" name="to" value={to} />
      <button type="submit" className={buttonClass('sun')}>
        {label}
      </button>
    </form>
  )
}

function Support() {
  const messages = usePagesMessages().error
  const facts = useShopIfKnown()?.facts
  if (!facts) return null
  const contact = [facts.supportEmail, ...facts.phones].filter(Boolean).join(' · ')
  return contact && <p className="mt-8 text-soft-ink">{format(messages.support, { contact })}</p>
}

function Details({ error }: { error: unknown }) {
  const messages = usePagesMessages().error
  const requestId = useRequestId()
  const { message, code } = errorFacts(error)
  return (
    <details className="mt-6 max-w-xl rounded-card border border-line bg-raised">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {messages.details}
      </summary>
      <dl className="border-t border-line px-4 py-3 text-sm">
        {requestId && (
          <>
            <dt className="text-soft-ink">{messages.requestId}</dt>
            <dd className="figures mb-2 break-all">{requestId}</dd>
          </>
        )}
        <dt className="text-soft-ink">{messages.message}</dt>
        <dd className="break-words">
          {[code, message].filter(Boolean).join(' ') || messages.noMessage}
        </dd>
      </dl>
    </details>
  )
}

function Variant({ kind, error }: { kind: ErrorKind; error: unknown }) {
  const messages = usePagesMessages().error
  const { pathname } = useLocation()
  switch (kind) {
    case 'not-found':
      return <NotFound />
    case 'network':
      return (
        <PlainPage {...messages.network}>
          <p className="mt-6">
            <Reload label={messages.network.reload} />
          </p>
        </PlainPage>
      )
    case 'permission':
      return (
        <PlainPage {...messages.permission}>
          <SignOut label={messages.permission.signOut} to={signOutTarget(pathname)} />
        </PlainPage>
      )
    case 'relogin':
      return (
        <PlainPage {...messages.relogin}>
          <SignOut label={messages.relogin.login} to={reloginPath(error)} />
        </PlainPage>
      )
    case 'not-saved':
      return (
        <PlainPage {...messages['not-saved']}>
          <p className="mt-6 flex flex-wrap gap-3">
            <Reload label={messages['not-saved'].again} />
            <ButtonLink to="/">{messages.home}</ButtonLink>
          </p>
          <Support />
        </PlainPage>
      )
    case 'generic':
      return (
        <PlainPage {...messages.generic}>
          <p className="mt-6 flex flex-wrap gap-3">
            <Reload label={messages.generic.reload} />
            <ButtonLink to="/">{messages.home}</ButtonLink>
          </p>
          <Support />
          <Details error={error} />
        </PlainPage>
      )
  }
}

/** Replaces a page that failed; it needs no loaded data. */
export function ErrorScreen({ error }: { error: unknown }) {
  const messages = usePagesMessages()
  const hasHead = useRouteLoaderData('root') !== undefined
  const facts = useShopIfKnown()?.facts
  const requestId = useRequestId()
  const kind = errorKind(error, useOnline())
  useEffect(() => {
    if (kind === 'relogin') signInAgain(error).catch(() => null)
  }, [kind, error])
  const title = kind === 'not-found' ? messages.notFound.title : messages.error[kind].title
  return (
    <>
      {!hasHead && <title>{title}</title>}
      <meta name="robots" content="noindex" />
      <header className="on-night bg-night text-on-night">
        <div className="page flex min-h-16 items-center">
          <Link
            to="/"
            reloadDocument
            className="inline-flex min-h-11 items-center font-display text-xl font-bold no-underline"
          >
            {facts?.shopName ?? fallbackShopName}
          </Link>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} data-request-id={requestId}>
        <Variant kind={kind} error={error} />
      </main>
    </>
  )
}
