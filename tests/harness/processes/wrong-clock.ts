/** Loaded before a process: the clock of its machine is wrong by so many seconds, and by others after SIGUSR2. */
const Right = Date
let clockDifferenceMs = Number(process.env.CLOCK_WRONG_BY ?? 0) * 1_000

globalThis.Date = class extends Right {
  constructor(...overrides: []) {
    if (overrides.length === 0) super(Right.now() + clockDifferenceMs)
    else super(...overrides)
  }
  static override now(): number {
    return Right.now() + clockDifferenceMs
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Right
  }
} as DateConstructor

process.on('SIGUSR2', () => {
  clockDifferenceMs = Number(process.env.CLOCK_THEN_WRONG_BY ?? 0) * 1_000
})
