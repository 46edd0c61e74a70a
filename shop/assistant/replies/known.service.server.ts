import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { applianceNames } from '#shop/solar/messages.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { ChipName, State } from '../conversation/state.rules.ts'
import { answers, chat } from '../messages/messages.ts'
import type { Chip, Part } from './answer.rules.ts'
import type { ReplyContext } from './reply-context.service.server.ts'

const usd = (dollars: number) => formatUsd((dollars * 100) as Usd)

function devicesLabel({ items, hours }: State, locale: Locale): string | null {
  if (items.length === 0) return null
  const names = items.map(({ code, quantity, watts }) => {
    const name = (applianceNames(locale)[code] ?? `${watts} W`).replace(/ \(.*\)/, '')
    return quantity === 1 ? name : `${quantity} × ${name}`
  })
  return [names.join(', '), ...(hours === null ? [] : [`${hours} h`])].join(' · ')
}

const ofSize = new Set(['Ah', 'Wh', 'V'])
function ownBatteryLabel({ ownBattery }: State, locale: Locale): string | null {
  if (!ownBattery || ownBattery.chemistry === 'lifepo4') return null
  const sizes = ownBattery.quantities.filter(({ unit }) => ofSize.has(unit))
  const kind = answers[locale].runtime.ownBattery[ownBattery.chemistry]
  return [
    kind,
    ...sizes.map(({ value, unit, count }) => `${count ? `${count} × ` : ''}${value} ${unit}`),
  ].join(' ')
}

/** The facts of a conversation as short labels. */
function labelsOf(
  state: State,
  focus: string | null,
  locale: Locale,
): Record<ChipName, string | null> {
  const messages = chat[locale].chips
  const { budget, province, destination, volts, hours, items } = state
  const max = budget?.max ?? null
  return {
    product: focus,
    ownBattery: ownBatteryLabel(state, locale),
    budget: max === null ? null : format(messages.budget, { max: usd(max) }),
    province: province === null ? null : (provinceByCode(province)?.name ?? null),
    destination: destination === null ? null : messages.destinations[destination],
    devices: devicesLabel(state, locale),
    hours: hours !== null && items.length === 0 ? `${hours} h` : null,
    volts: volts === null ? null : `${volts} V`,
    withoutPanels: state.withoutPanels ? messages.withoutPanels : null,
    language: state.locale === null ? null : messages.languages[state.locale],
  }
}

export function chipsOf(state: State, focus: string | null, locale: Locale): Chip[] {
  const labels = labelsOf(state, focus, locale)
  return Object.entries(labels).flatMap(([name, label]) =>
    label === null ? [] : [{ name, label }],
  )
}

const silent: readonly string[] = ['emergency', 'emergencyAfter', 'danger', 'limits', 'othersData']

/** What the conversation knows now; not beside an emergency. */
export function knownPart({ ctx }: ReplyContext, { state, offers, intent }: Understood): Part[] {
  if (silent.includes(intent)) return []
  const focus = offers[0] ?? state.focus[0] ?? null
  const chips = chipsOf(state, focus?.product.name ?? null, ctx.locale)
  return chips.length > 0 ? [{ kind: 'known', chips }] : []
}
