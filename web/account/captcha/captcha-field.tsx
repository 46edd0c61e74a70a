import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '#shop/accounts/ui/forms/form-alert.tsx'
import { useSessionMessages } from '#shop/accounts/ui/use-messages.ts'
import { isOwnDocument } from '#web/shell/document/own-document.ts'
import type { ServedCaptcha } from './captcha.ts'

interface Widgets {
  render(place: HTMLElement, options: { sitekey: string; theme: string }): string
  reset(id: string): void
  remove(id: string): void
}

const widgetsOf = (provider: ServedCaptcha['provider']): Widgets | undefined =>
  (window as { turnstile?: Widgets; hcaptcha?: Widgets })[provider]

const load = (src: string): Promise<unknown> =>
  new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    document.head.append(script)
  })

async function start(place: HTMLElement, { provider, siteKey, script }: ServedCaptcha) {
  if (!widgetsOf(provider)) await load(script)
  const widgets = widgetsOf(provider)
  if (!widgets) throw new Error('the captcha brought no widget')
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const id = widgets.render(place, { sitekey: siteKey, theme })
  return { reset: () => widgets.reset(id), remove: () => widgets.remove(id) }
}

interface CaptchaProps {
  readonly captcha: ServedCaptcha | null
  /** The form's result: a captcha token is valid once. */
  readonly result: unknown
}

/** The captcha of a form; nothing while no captcha is configured. */
export function Captcha({ captcha, result }: CaptchaProps) {
  const messages = useSessionMessages().captcha
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Awaited<ReturnType<typeof start>>>(null)
  const [isLost, setLost] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same key is the same captcha
  useEffect(() => {
    if (!captcha || !place.current) return
    if (!isOwnDocument()) return location.reload()
    const started = start(place.current, captcha)
    started.then(
      (made) => {
        widget.current = made
      },
      () => setLost(true),
    )
    return () => void started.then(({ remove }) => remove()).catch(() => {})
  }, [captcha?.siteKey])
  useEffect(() => {
    if (result) widget.current?.reset()
  }, [result])
  if (!captcha) return null
  return (
    <>
      <div ref={place} className="js-only min-h-[66px]" />
      <FormAlert text={isLost ? messages.lost : null} />
      <noscript>
        <p className="text-soft-ink">{messages.noScript}</p>
      </noscript>
    </>
  )
}
