import { filledDump } from '../../../tests/harness/filled-database.ts'

await filledDump()
process.exit()
