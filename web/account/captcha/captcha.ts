/** The captcha's settings for a page. */
export interface ServedCaptcha {
  readonly provider: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
  readonly script: string
}

/** Whether a route's loader data has a captcha. */
export const bringsCaptcha = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'captcha' in data && data.captcha !== null
