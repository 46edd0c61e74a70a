const OfTheMachine = Date

/** Milliseconds by the machine's clock, independent of an overridden `Date`. */
export const machineTime = (): number => OfTheMachine.now()

/** Overrides `Date` in the whole process: libraries use it too, for codes, sessions and signatures. */
export function setProcessTime(milliseconds: () => number): void {
  const now = () => Math.floor(milliseconds())
  globalThis.Date = new Proxy(OfTheMachine, {
    construct: (date, options, made) =>
      Reflect.construct(date, options.length === 0 ? [now()] : options, made),
    apply: () => new OfTheMachine(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
  OfTheMachine.prototype.constructor = globalThis.Date
}
