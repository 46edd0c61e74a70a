import { missingPackages as missingBrowsers } from './browser-programs.ts'
import { install, installCommand, missingPackages } from './debian-parts.ts'

/** Everything that `npm test -- --with-system` tries the shop with, at once: to fetch it takes longer than to unpack it. */
const notThere = () => [...missingPackages(), ...missingBrowsers()]
install(notThere())
const missing = notThere()
if (missing.length > 0) {
  console.error(`These could not be installed: ${installCommand(missing)}`)
  process.exitCode = 1
}
