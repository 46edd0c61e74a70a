/** Copper of the house circuits behind the inverter: breaker, cable, and what usually hangs on it. */
export interface BranchCircuit {
  readonly breakerA: number
  readonly awg: number
  readonly mm2: number
  readonly watts120: number
  readonly watts240: number
  /** One way, up to where 3 % is lost at 120 V with these watts; at 240 V it is twice as far. */
  readonly metres120: number
}

/** A breaker carries four fifths of its figure for hours. */
const forHours = 0.8

/** Warm copper in Ω·mm²/m, there and back, and the loss that is allowed. */
const copper = 0.021
const maxDrop = 0.03

const circuit = (breakerA: number, awg: number, mm2: number): BranchCircuit => ({
  breakerA,
  awg,
  mm2,
  watts120: breakerA * 120 * forHours,
  watts240: breakerA * 240 * forHours,
  metres120: Math.floor((maxDrop * 120 * mm2) / (2 * breakerA * forHours * copper)),
})

/** At 40 °C of air, copper with insulation for 75 °C. */
export const branchCircuits: readonly BranchCircuit[] = [
  circuit(15, 14, 2.1),
  circuit(20, 12, 3.3),
  circuit(30, 10, 5.3),
  circuit(40, 8, 8.4),
  circuit(50, 6, 13.3),
  circuit(63, 4, 21.2),
]
