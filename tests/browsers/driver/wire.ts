/** A command of W3C WebDriver, which both browsers speak: one over HTTP, the other as Marionette. */
export interface Command {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The path below the session; `{id}` is the element. */
  readonly path: string
}

export const commands = {
  navigate: { name: 'WebDriver:Navigate', method: 'POST', path: '/url' },
  url: { name: 'WebDriver:GetCurrentURL', method: 'GET', path: '/url' },
  find: { name: 'WebDriver:FindElements', method: 'POST', path: '/elements' },
  click: { name: 'WebDriver:ElementClick', method: 'POST', path: '/element/{id}/click' },
  type: { name: 'WebDriver:ElementSendKeys', method: 'POST', path: '/element/{id}/value' },
  clear: { name: 'WebDriver:ElementClear', method: 'POST', path: '/element/{id}/clear' },
  text: { name: 'WebDriver:GetElementText', method: 'GET', path: '/element/{id}/text' },
  isShown: { name: 'WebDriver:IsElementDisplayed', method: 'GET', path: '/element/{id}/displayed' },
  property: {
    name: 'WebDriver:GetElementProperty',
    method: 'GET',
    path: '/element/{id}/property/{name}',
  },
  run: { name: 'WebDriver:ExecuteScript', method: 'POST', path: '/execute/sync' },
  addCookie: { name: 'WebDriver:AddCookie', method: 'POST', path: '/cookie' },
  picture: { name: 'WebDriver:TakeScreenshot', method: 'GET', path: '/screenshot' },
  size: { name: 'WebDriver:SetWindowRect', method: 'POST', path: '/window/rect' },
} as const satisfies Record<string, Command>

export type Parameters = Readonly<Record<string, unknown>>

export interface Wire {
  readonly name: string
  send(command: Command, parameters: Parameters): Promise<unknown>
  close(): Promise<void>
}

export interface Options {
  readonly hasScripts: boolean
  readonly language: string
}

export class DriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}
