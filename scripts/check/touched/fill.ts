import { filledDump } from '#tests/harness/database/filled-database.ts'

await filledDump()
process.exit()
