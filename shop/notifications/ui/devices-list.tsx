import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate, formatDateTime } from '#kernel/time.ts'
import { deviceOf } from '#shop/accounts/sessions/device.rules.ts'
import type { PushDevice } from '../devices/device.rules.ts'
import { useNotificationMessages } from './use-messages.ts'

function useDeviceName() {
  const { name, unknown } = useNotificationMessages().devices
  return (userAgent: string): string => {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system) return format(name, { browser, system })
    return browser ?? system ?? unknown
  }
}

function DeviceAction({ intent, device }: { intent: 'test' | 'end'; device: PushDevice }) {
  const messages = useNotificationMessages().devices
  const name = useDeviceName()(device.userAgent)
  return (
    <PanelForm countsWork={false}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="device" value={device.id} />
      <FormButton look={intent === 'end' ? 'grave' : 'plain'}>
        {messages[intent]} <span className="sr-only">{name}</span>
      </FormButton>
    </PanelForm>
  )
}

function Device({ device }: { device: PushDevice }) {
  const messages = useNotificationMessages().devices
  const locale = useLocale()
  const name = useDeviceName()(device.userAgent)
  const { addedAt, reachedAt, failedAt } = device
  const at = (date: Date) => ({ date: formatDateTime(date, locale) })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{name}</p>
        <p className="text-soft-ink text-sm">
          {format(messages.since, { date: formatDate(addedAt, locale) })}
          {reachedAt && ` · ${format(messages.reached, at(reachedAt))}`}
        </p>
        {failedAt && <p className="text-bad text-sm">{format(messages.failed, at(failedAt))}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <DeviceAction intent="test" device={device} />
        <DeviceAction intent="end" device={device} />
      </div>
    </li>
  )
}

/** The browsers in which somebody is notified. */
export function DevicesList({ devices }: { devices: readonly PushDevice[] }) {
  const messages = useNotificationMessages().devices
  if (devices.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <ul className="divide-y divide-line">
      {devices.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </ul>
  )
}
