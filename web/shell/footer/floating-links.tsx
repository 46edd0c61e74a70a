import { Calculator, MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { AssistantButton } from '#web/advice/assistant/assistant-button.tsx'
import { isCheckoutPath } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { useIsHeaderHidden } from '../scrolling/frame-scroll.ts'
import { useWhatsappLink } from './use-whatsapp-link.ts'

const place =
  'fixed inset-x-0 bottom-0 z-30 flex transition-transform duration-200 has-focus-visible:translate-y-0 max-lg:border-line max-lg:border-t max-lg:bg-raised print:hidden lg:inset-x-auto lg:right-4 lg:bottom-4 lg:flex-col lg:gap-2'
const link =
  'group relative flex min-h-12 flex-1 items-center justify-center gap-1 text-ink lg:size-12 lg:rounded-full lg:border lg:border-line lg:bg-raised lg:shadow-card lg:hover:border-ink'
const label =
  'font-semibold text-sm max-[359px]:text-xs lg:pointer-events-none lg:absolute lg:right-14 lg:hidden lg:rounded-field lg:border lg:border-line lg:bg-raised lg:px-3 lg:py-2 lg:group-hover:block lg:group-focus-visible:block'
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 lg:size-6' } as const

/** Floating help: beside the page where there is room, otherwise hidden while scrolling down; on a phone a bar at the edge. */
export function FloatingLinks() {
  const isUnavailable = useIsHeaderHidden()
  const messages = useFrameMessages().floating
  const whatsapp = useWhatsappLink()
  const { pathname } = useLocation()
  if (isCheckoutPath(pathname)) return null
  return (
    <aside
      aria-label={messages.label}
      className={`${place} ${isUnavailable ? 'max-lg:translate-y-full lg:max-[1339px]:translate-y-32' : ''}`}
    >
      <Link to="/calculadora-solar" aria-label={messages.calculator} className={link}>
        <Calculator {...icon} />
        <span className={label}>{messages.calculator}</span>
      </Link>
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={messages.whatsapp}
          className={link}
        >
          <MessageCircle {...icon} />
          <span className={label}>{messages.whatsapp}</span>
        </a>
      )}
      <AssistantButton label={messages.assistant} className={link} labelClass={label} />
    </aside>
  )
}
