import type { Context, Next } from 'hono'
import { visitor } from '#platform/database/transaction.ts'
import {
  recipientHtml,
  recipientPolicy,
} from '#shop/orders/lookup/recipient-page.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { localeOf } from './locale-of.ts'

/** A whole page of a few kilobytes, made without the pages' machinery; any other token goes on to the pages. */
export const servedToRecipient =
  ({ db, config, now }: AppDependencies) =>
  async (c: Context<Env>, next: Next) => {
    const ctx = { db, config, actor: visitor, locale: localeOf(c), now: now() }
    const html = await recipientHtml(ctx, c.req.param('token') ?? '')
    if (html === null) return next()
    c.header('Content-Security-Policy', recipientPolicy)
    c.header('Cache-Control', 'private, no-store')
    // the form's own request must say where it comes from; nobody else hears of the link
    c.header('Referrer-Policy', 'same-origin')
    return c.html(html)
  }
