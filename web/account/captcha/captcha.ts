/** What a page is told of a captcha. */
export interface ServedCaptcha {
  readonly provider: 'turnstile' | 'hcaptcha'
  readonly siteKey: string
  readonly script: string
}

/** Whether what a route's loader returned brings a captcha to the page. */
export const bringsCaptcha = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'captcha' in data && data.captcha !== null
