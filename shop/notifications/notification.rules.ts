import { intlLocales } from '#kernel/locale.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { noChoice } from '#kernel/text/text-input.ts'
import { dayOf } from '#kernel/time.ts'
import type { Permission, Permitted } from '#kernel/user.ts'

/** What staff may be notified of. */
export const staffEvents = [
  'placed',
  'order',
  'cancelled',
  'proof',
  'hold',
  'damage',
  'email',
  'stock',
  'lists',
] as const
export type StaffEvent = (typeof staffEvents)[number]
/** For whom an event is, of those who may not do everything. */
const permissionsOf: Readonly<Record<StaffEvent, readonly Permission[]>> = {
  placed: ['orders'],
  order: ['orders', 'packing'],
  // nobody packs it any more, and money is to be returned
  cancelled: ['orders', 'packing', 'payments'],
  proof: ['payments'],
  hold: ['compliance'],
  damage: ['orders'],
  email: ['content'],
  stock: ['catalogue'],
  lists: ['compliance'],
}

const hasOne = (permitted: Permitted, wanted: readonly Permission[]): boolean =>
  permitted === null || wanted.some((one) => permitted.includes(one))

/** Of what somebody may be notified. */
export const eventsFor = (permitted: Permitted): StaffEvent[] =>
  staffEvents.filter((event) => hasOne(permitted, permissionsOf[event]))

/** The box of an event in the form. */
export const eventField = (event: string): string => `event_${event}`
export const isStaffEvent = (input: unknown): input is StaffEvent =>
  staffEvents.some((event) => event === input)

export interface NotificationChoice {
  readonly events: readonly StaffEvent[]
  readonly quietFrom: number
  readonly quietUntil: number
  /** The hour of the daily summary; null for none. */
  readonly summaryAt: number | null
  /** False: by e-mail only while there is no device. */
  readonly byEmail: boolean
}

/** A choice as its form sends it. */
export const choiceFormData = (
  choice: NotificationChoice & { readonly permitted: Permitted },
): FormValues => ({
  ...Object.fromEntries(
    eventsFor(choice.permitted).map((event) => [
      eventField(event),
      choice.events.includes(event) ? 'on' : '',
    ]),
  ),
  ...{ quietFrom: String(choice.quietFrom), quietUntil: String(choice.quietUntil) },
  summaryAt: choice.summaryAt === null ? noChoice : String(choice.summaryAt),
  byEmail: choice.byEmail ? 'on' : '',
})

/** As it is offered to whoever has chosen nothing yet. */
export const usualChoice: NotificationChoice = {
  ...{ events: [], quietFrom: 22, quietUntil: 7, summaryAt: null, byEmail: true },
}

/** What waits for a person or runs out of time; what is only placed may never be paid. */
const usualEvents = staffEvents.filter((event) => event !== 'placed')

/** Whoever may do everything hears of the usual until they choose otherwise; others of nothing. */
export const eventsWithoutChoice = (permitted: Permitted): readonly StaffEvent[] =>
  permitted === null ? usualEvents : []

/** Nobody is written to by such a choice. */
export const isSilent = ({ events, summaryAt }: NotificationChoice): boolean =>
  events.length === 0 && summaryAt === null

export const hours = Array.from({ length: 24 }, (_, hour) => hour)

const clock = new Intl.DateTimeFormat(intlLocales.en, {
  ...{ hour: '2-digit', hourCycle: 'h23', timeZone: 'America/Havana' },
})
export const hourOf = (now: Date): number => Number(clock.format(now))

/** Whether nothing is sent in this hour; what happens meanwhile is sent after it. */
export function isQuiet(
  { quietFrom, quietUntil }: Pick<NotificationChoice, 'quietFrom' | 'quietUntil'>,
  hour: number,
): boolean {
  if (quietFrom <= quietUntil) return hour >= quietFrom && hour < quietUntil
  return hour >= quietFrom || hour < quietUntil
}

interface Summarised {
  readonly summaryAt: number | null
  readonly summarisedOn: string | null
}

/** Once a day, from the chosen hour on. */
export const isSummaryDue = ({ summaryAt, summarisedOn }: Summarised, now: Date): boolean =>
  summaryAt !== null && hourOf(now) >= summaryAt && summarisedOn !== dayOf(now)

/** Something that happened, with the order or product that it happened to. */
export interface Happening {
  readonly event: StaffEvent
  readonly subject: string
}

/** What a choice added, with the time from which it counts. */
interface ChosenLater {
  readonly at: Date
  readonly before: { readonly events?: unknown } | null
  readonly after: { readonly events?: unknown } | null
}

const has = (noted: ChosenLater['before'], event: StaffEvent): boolean =>
  Array.isArray(noted?.events) && noted.events.includes(event)

/** From when on an event was chosen, by the changes since the last look; null where it was before. */
export function chosenSince(event: StaffEvent, changes: readonly ChosenLater[]): Date | null {
  const added = changes.filter(({ before, after }) => !has(before, event) && has(after, event))
  const times = added.map(({ at }) => at.getTime())
  return times.length === 0 ? null : new Date(Math.max(...times))
}

const ofOrders: readonly StaffEvent[] = ['placed', 'order', 'cancelled', 'proof', 'hold', 'damage']

/** A donation has a reference of its own kind. */
export const isOfDonation = ({ event, subject }: Happening): boolean =>
  event === 'hold' && subject.startsWith('DN-')

/** The page of the order or donation that something happened to; null for what is neither. */
export function pathOf(happening: Happening): string | null {
  if (isOfDonation(happening)) return '/admin/donaciones?ver=retenidas'
  return ofOrders.includes(happening.event) ? `/admin/pedidos/${happening.subject}` : null
}

/** A line of the news, with the page it is about. */
export interface NewsLine {
  readonly text: string
  readonly link: string | null
}

const maxLines = 30

/** One line each, or how many where there are too many. */
export function linesOf(
  happenings: readonly Happening[],
  lineOf: (happening: Happening) => NewsLine,
  moreOf: (count: number) => string,
): NewsLine[] {
  const all = happenings.map(lineOf)
  const lines = [...new Map(all.map((line) => [line.text, line])).values()]
  if (lines.length <= maxLines) return lines
  const more = { text: moreOf(lines.length - maxLines), link: null }
  return [...lines.slice(0, maxLines), more]
}

/** How many of each kind; the same thing twice counts once. */
export function countsOf(happenings: readonly Happening[]): [StaffEvent, number][] {
  const count = (event: StaffEvent) =>
    new Set(happenings.filter((one) => one.event === event).map(({ subject }) => subject)).size
  return staffEvents
    .map((event): [StaffEvent, number] => [event, count(event)])
    .filter(([, number]) => number > 0)
}
