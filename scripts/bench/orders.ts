import os from 'node:os'
import { measureOrders } from './workload/orders.ts'
import { print } from './workload/report.ts'

/** Only the orders of `npm run bench`: seconds, then buyers at once. */
const [seconds = 4, connections = 10] = process.argv.slice(2).map(Number)
console.log(`${connections} buyers, ${seconds} s, load ${os.loadavg()[0]?.toFixed(1)}`)
await measureOrders({ seconds, connections }, print)
