import { lockFolder } from '#platform/database/embedded/lock-folder.ts'

const server = await lockFolder(process.argv[2] ?? '')
server.ref()
process.stdout.write('locked\n')
