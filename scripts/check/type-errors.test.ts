import { expect, test } from 'vitest'
import { typeErrors } from './type-errors.ts'

const wrong = `web/root.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from here.`
const unnamed = `tests/a.ts(7,23): error TS2883: The inferred type of 'a' cannot be named without a reference.
  This is likely not portable.`

test('a wrong type is told with all that belongs to it', () => {
  expect(typeErrors(`${wrong}\n`)).toContain('comes from here')
  expect(typeErrors("error TS2688: Cannot find type definition file for 'node'.")).not.toBe('')
})

test('that a type has no name troubles nobody in a shop, and hides nothing beside it', () => {
  expect(typeErrors(`${unnamed}\n`)).toBe('')
  expect(typeErrors(`${unnamed}\n${wrong}\n${unnamed}`)).toBe(wrong)
})
