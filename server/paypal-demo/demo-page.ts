import type { Context, Next } from 'hono'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import type { AppDependencies, Env } from '../env.ts'
import { localeOf } from '../http/locale-of.ts'
import { ctxOf } from '../http/request-ctx.ts'
import { actionsFor, type DemoAction, demoActions, play } from './demo-actions.ts'
import { demoPolicy, listPage, orderPage } from './demo-html.ts'
import { type DemoNotice, signedNotice } from './demo-notices.ts'
import type { DemoOrder } from './demo-state.ts'
import type { PayPalDemo } from './open-demo.ts'

type Send = (request: Request) => Response | Promise<Response>

const isAction = (text: unknown): text is DemoAction =>
  demoActions.some((action) => action === text)

function show(c: Context<Env>, html: string): Response {
  c.header('Content-Security-Policy', demoPolicy)
  c.header('Cache-Control', 'no-store')
  return c.body(html, 200, { 'Content-Type': 'text/html; charset=utf-8' })
}

/** Sends notices to the shop's own webhook, as PayPal would. */
const notifierOf =
  ({ now, shopUrl, log }: AppDependencies, { secret }: PayPalDemo, send: Send) =>
  async (notice: DemoNotice): Promise<void> => {
    const request = new Request(`${shopUrl}/webhooks/paypal`, {
      method: 'POST',
      ...signedNotice(secret, notice, now()),
    })
    const { status } = await send(request)
    if (status !== 200) log.warn({ status, type: notice.event_type }, 'a notice was not taken')
  }

/** The page that plays PayPal: for the payer by the link of a payment, for administrators a list of all. */
export function payPalDemoPage(dependencies: AppDependencies, demo: PayPalDemo, send: Send) {
  const { state } = demo
  const notify = notifierOf(dependencies, demo, send)
  const list = async (c: Context<Env>, next: Next) => {
    const { user } = await ctxOf(c, dependencies)
    if (user?.role !== 'admin' || !isPermitted(user, ['payments'])) return next()
    return show(c, listPage(localeOf(c), [...state.orders.values()].reverse()))
  }
  const act = async (c: Context<Env>, order: DemoOrder, action: DemoAction) => {
    const { to, notices } = play[action](order)
    state.save()
    for (const notice of notices) await notify(notice)
    c.header('Cache-Control', 'no-store')
    return c.redirect(to ?? `/paypal-demo?token=${order.id}`, 303)
  }
  return async (c: Context<Env>, next: Next) => {
    const posted = c.req.method === 'POST' ? await c.req.parseBody() : {}
    const token = posted.token ?? c.req.query('token')
    if (token === undefined) return list(c, next)
    const order = typeof token === 'string' ? state.orders.get(token) : undefined
    if (!order) return next()
    const { action } = posted
    return isAction(action) && actionsFor(order).includes(action)
      ? act(c, order, action)
      : show(c, orderPage(localeOf(c), order))
  }
}
