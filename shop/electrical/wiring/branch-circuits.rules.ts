/** Copper of the house circuits behind the inverter: breaker, cable, and what usually hangs on it. */
export interface BranchCircuit {
  readonly breakerA: number
  readonly awg: number
  readonly mm2: number
  readonly watts120: number
  readonly watts240: number
}

/** A breaker carries four fifths of its figure for hours. */
const forHours = 0.8

const circuit = (breakerA: number, awg: number, mm2: number): BranchCircuit => ({
  breakerA,
  awg,
  mm2,
  watts120: breakerA * 120 * forHours,
  watts240: breakerA * 240 * forHours,
})

/** At 40 °C of air, copper with insulation for 75 °C. */
export const branchCircuits: readonly BranchCircuit[] = [
  circuit(15, 14, 2.1),
  circuit(20, 12, 3.3),
  circuit(30, 10, 5.3),
  circuit(40, 8, 8.4),
  circuit(50, 6, 13.3),
]
