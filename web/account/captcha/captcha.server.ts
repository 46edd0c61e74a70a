import { captchaWidget, verifyCaptcha } from '#platform/captcha.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'
import type { ServedCaptcha } from './captcha.ts'

/** For the loader of a page with a captcha, as `captcha`: its security policy allows the widget. */
export function servedCaptcha({ config }: Pick<Ctx, 'config'>): ServedCaptcha | null {
  const widget = captchaWidget(config)
  if (!widget) return null
  const { provider, siteKey, script } = widget
  return { provider, siteKey, script }
}

/** The hosts that a captcha loads from. */
export const captchaHosts = ({ config }: Pick<Ctx, 'config'>): readonly string[] =>
  captchaWidget(config)?.hosts ?? []

/** Why the captcha refuses a form; null when it passed or none is configured. */
export async function captchaRefusal(
  { config, caller, log }: Pick<Ctx, 'config' | 'caller' | 'log'>,
  posted: Posted,
): Promise<{ readonly code: 'captcha_failed' | 'captcha_away' } | null> {
  const widget = captchaWidget(config)
  if (!widget) return null
  const input = posted[widget.field]
  const token = typeof input === 'string' ? input : ''
  const validatement = await verifyCaptcha(config, { token, address: caller.address })
  if (validatement === 'away')
    log.error({ provider: widget.provider }, 'the captcha cannot be asked')
  if (validatement === 'passed') return null
  return { code: validatement === 'away' ? 'captcha_away' : 'captcha_failed' }
}
