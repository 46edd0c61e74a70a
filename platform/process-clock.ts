const OfTheMachine = Date

/** Milliseconds as the clock of this machine has them, whatever `Date` says by now. */
export const machineTime = (): number => OfTheMachine.now()

/** Lets `Date` say another time in this whole process: libraries ask it too, for codes, sessions and signatures. */
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
