import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { commands, DriverError, type Wire } from './wire.ts'

const timeoutMs = 20_000
/** The page went on while it was looked at. */
const passing = [
  'stale element reference',
  'no such element',
  'no such window',
  'unknown error',
  'javascript error',
  'element not interactable',
  'element click intercepted',
]

const quoted = (text: string) =>
  text.includes('"') ? `concat("${text.split('"').join(`",'"',"`)}")` : `"${text}"`
/** How the standard calls a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** Figures have spaces that do not break. */
const own = 'normalize-space(translate(., "\u00a0\u202f", "  "))'

export interface Cookie {
  readonly name: string
  readonly value: string
}

/** A visitor's browser: what is asked for is waited for, as a visitor does. */
export class Browser {
  readonly name: string
  readonly #wire: Wire

  constructor(wire: Wire) {
    this.#wire = wire
    this.name = wire.name
  }

  async open(url: string): Promise<void> {
    await this.#wire.send(commands.navigate, { url })
  }

  async url(): Promise<string> {
    return String(await this.#wire.send(commands.url, {}))
  }

  async addCookie(cookie: Cookie): Promise<void> {
    await this.#wire.send(commands.addCookie, { cookie: { ...cookie, path: '/' } })
  }

  async size(width: number, height: number): Promise<void> {
    await this.#wire.send(commands.size, { width, height })
  }

  async run<Value>(script: string): Promise<Value> {
    return (await this.#wire.send(commands.run, { script, args: [] })) as Value
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#wire.send(commands.picture, {})), 'base64')
  }

  /** Tries until it goes well, as long as the page may still be on its way. */
  async until<Value>(what: string, work: () => Promise<Value | null>): Promise<Value> {
    let last: unknown
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50))
      try {
        const value = await work()
        if (value !== null) return value
      } catch (error) {
        if (!(error instanceof DriverError) || !passing.includes(error.code)) throw error
        last = error
      }
    const picture = path.join('test-results', `${this.name}-${Date.now()}.png`)
    fs.mkdirSync(path.dirname(picture), { recursive: true })
    fs.writeFileSync(picture, await this.picture())
    throw new Error(`${this.name} never saw ${what} at ${await this.url()}: ${picture}`, {
      cause: last,
    })
  }

  async #all(xpath: string): Promise<string[]> {
    const found = (await this.#wire.send(commands.find, {
      using: 'xpath',
      value: xpath,
    })) as object[]
    return found.map((element) => String(Object.values(element)[0]))
  }

  /** The last of those that are shown: a form's own button stands after the one of its summary. */
  async #shown(xpath: string): Promise<string | null> {
    for (const id of (await this.#all(xpath)).reverse())
      if (await this.#wire.send(commands.isShown, { id })) return id
    return null
  }

  #on<Value>(xpath: string, work: (id: string) => Promise<Value | null>): Promise<Value> {
    return this.until(xpath, async () => {
      const id = await this.#shown(xpath)
      return id === null ? null : work(id)
    })
  }

  /** The last of those that can be clicked: others may lie under something, or in what is folded. */
  async #click(xpath: string, order = (ids: string[]) => ids.reverse()): Promise<void> {
    await this.until(xpath, async () => {
      let last: unknown
      for (const id of order(await this.#all(xpath)))
        try {
          if (!(await this.#wire.send(commands.isShown, { id }))) continue
          await this.#bringIntoView(id)
          await this.#wire.send(commands.click, { id })
          return true
        } catch (error) {
          last = error
        }
      if (last) throw last
      return null
    })
  }

  /** A choice by its list. At once: WebKit's driver does not wait for a page that glides there. */
  async #bringIntoView(id: string): Promise<void> {
    const script =
      "(arguments[0].closest('select') ?? arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })"
    await this.#wire.send(commands.run, { script, args: [{ [elementKey]: id }] })
  }

  /** The product's own button stands before those of others like it. */
  pressFirst = (...names: string[]) => {
    const any = names.map((name) => `starts-with(${own}, ${quoted(name)})`).join(' or ')
    return this.#click(`//button[${any}]`, (ids) => ids)
  }
  press = (name: string) => this.#click(`//button[starts-with(${own}, ${quoted(name)})]`)
  follow = (name: string) => this.#click(`//a[starts-with(${own}, ${quoted(name)})]`)
  check = (label: string) => this.#click(`//label[starts-with(${own}, ${quoted(label)})]`)
  checkNamed = (name: string) =>
    this.#click(
      `//label[.//input[@name=${quoted(name)}] or @for=//input[@name=${quoted(name)}]/@id]`,
    )
  choose = (field: string, value: string) =>
    this.#click(`//select[@name=${quoted(field)}]//option[@value=${quoted(value)}]`)

  chooseByText = (label: string, text: string) =>
    this.#click(
      `//select[@id=//label[starts-with(${own}, ${quoted(label)})]/@for or ancestor::label[starts-with(${own}, ${quoted(label)})]]//option[starts-with(${own}, ${quoted(text)})]`,
    )

  fill = (field: string, text: string) =>
    this.#fill(`//*[self::input or self::textarea][@name=${quoted(field)}]`, text)

  /** The field of this label in the row or card that holds the text. */
  fillIn = (row: string, label: string, text: string) =>
    this.#fill(
      `//*[self::li or self::article][contains(${own}, ${quoted(row)})]//input[@id=//label[starts-with(${own}, ${quoted(label)})]/@for or ancestor::label[starts-with(${own}, ${quoted(label)})]]`,
      text,
    )

  async #fill(xpath: string, text: string): Promise<void> {
    await this.#on(xpath, async (id) => {
      await this.#bringIntoView(id)
      await this.#wire.send(commands.clear, { id })
      await this.#wire.send(commands.type, { id, text })
      // letters typed while the page was being drawn anew are lost: who looks types them again
      const typed = await this.#wire.send(commands.property, { id, name: 'value' })
      return typed === text ? true : null
    })
  }

  valueOf(field: string): Promise<string> {
    return this.#on(`//*[@name=${quoted(field)}]`, async (id) =>
      String(await this.#wire.send(commands.property, { id, name: 'value' })),
    )
  }

  /** Waits for the text, anywhere in what is shown. */
  async sees(text: string): Promise<void> {
    const shown = `//*[not(self::script or self::style)][contains(${own}, ${quoted(text)})]`
    await this.#on(shown, async () => true)
  }

  /** The scripts have put something into the cart: its link counts it. */
  async holdsInCart(): Promise<void> {
    const shown = '//a[@href="/carrito"][translate(., "123456789", "") != .]'
    await this.#on(shown, async () => true)
  }

  /** A picture whose alternative text begins so has arrived and could be read. */
  async seesPicture(name: string): Promise<void> {
    const shown = `//main//img[starts-with(@alt, ${quoted(name)})]`
    await this.#on(shown, async (id) =>
      Number(await this.#wire.send(commands.property, { id, name: 'naturalWidth' })) > 0
        ? true
        : null,
    )
  }

  async isAt(address: RegExp): Promise<string> {
    return this.until(String(address), async () => {
      const url = await this.url()
      return address.test(url) ? url : null
    })
  }

  /** The scripts have taken over the page that was sent: in a new browser after a sign of a person, here a key. */
  async isAlive(): Promise<void> {
    await this.until('the page come alive', async () =>
      (await this.run<boolean>(
        "dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })); return document.readyState === 'complete' && Object.keys(document).some((key) => key.startsWith('__reactContainer'))",
      ))
        ? true
        : null,
    )
  }

  close = () => this.#wire.close()
}
