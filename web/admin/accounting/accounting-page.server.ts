import { cents, toDecimal, type Usd } from '#kernel/money.ts'
import { formatCsv } from '#kernel/text/csv.ts'
import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAccounting } from '#shop/accounting/accounting.input.ts'
import {
  type AccountingFilter,
  daysBefore,
  sourcesOf,
  summaryOf,
} from '#shop/accounting/accounting.rules.ts'
import { accountingOf } from '#shop/accounting/accounting.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

/** The default filter. */
const lastDays = 30

/** The figures requested by the URL; an unreadable range falls back to the last days, with a message. */
export async function shownAccounting(ctx: Ctx, request: Request) {
  const { searchParams } = new URL(request.url)
  const methods = await allMethods(ctx)
  const read = readAccounting(
    searchParams,
    methods.map(({ method }) => method),
  )
  const today = dayOf(ctx.now)
  const usual: AccountingFilter = {
    from: daysBefore(today, lastDays - 1),
    ...{ to: today, destination: null, method: null },
  }
  const isRequested = searchParams.has('desde') || searchParams.has('hasta')
  const filter = read.success
    ? isRequested
      ? read.data
      : { ...read.data, from: usual.from, to: today }
    : usual
  return {
    ...{ filter, today, methods, problem: !read.success },
    accounting: await accountingOf(ctx, filter),
  }
}

const plain = (amount: Usd) => Number(toDecimal(amount))

/** A row for each period, in dollars, under the words of the page. */
export async function accountingFile(ctx: Ctx, request: Request): Promise<string> {
  const { accounting } = await shownAccounting(ctx, request)
  const { accounting: messages } = messagesIn(ctx.locale)
  const sourceOf = (name: string) => `${messages.profit}: ${name}`
  const head = [
    ...[messages.period, messages.count, messages.revenue, messages.cogs, messages.costs],
    messages.profit,
    ...[messages.product, messages.delivery, messages.shipping, messages.other].map(sourceOf),
    ...[messages.refunds, messages.taxShort, messages.fees],
  ]
  const rows = accounting.periods.map((period) => {
    const { revenue, cogs, costs, profit } = summaryOf(period)
    const { product, delivery, shipping, other } = sourcesOf(period)
    const amounts = [
      ...[revenue, cogs, costs, profit, product, delivery, shipping, other],
      ...[period.refunds, period.tax, period.fees],
    ]
    return [period.start, period.orders, ...amounts.map((amount) => plain(cents(amount)))]
  })
  return formatCsv([head, ...rows])
}
