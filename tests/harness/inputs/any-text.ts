import fc from 'fast-check'

/** One character of any script or none: half of them from where people type, half from anywhere. */
const anyCharacter = fc
  .oneof(fc.nat({ max: 0x2fff }), fc.nat({ max: 0x10ffff }))
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))

/** Any text of whole characters; fast-check's own table of all of them takes seconds to make. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string(maxLength === undefined ? { unit: anyCharacter } : { unit: anyCharacter, maxLength })
