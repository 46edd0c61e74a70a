import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { figure } from '../workload/report.ts'
import type { Server } from '../workload/shop.ts'

/** How many open at a time. */
const together = 100

async function openVisitor(url: string): Promise<http.ClientRequest> {
  const request = http.get(`${url}/live`, {
    agent: false,
    headers: { 'X-Forwarded-For': aClientIp() },
  })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`/live answered ${response.statusCode}`)
  request.on('error', () => {})
  await once(response, 'data')
  return request
}

/** What open pages take that wait for changes: resident memory (MB) before and with them. */
export async function measureVisitors(shop: Server, count: number, maxMb: number): Promise<void> {
  const before = shop.memory() ?? 0
  const visitors: http.ClientRequest[] = []
  while (visitors.length < count)
    visitors.push(
      ...(await Promise.all(Array.from({ length: together }, () => openVisitor(shop.url)))),
    )
  await pause(10_000)
  const taken = (shop.memory() ?? 0) - before
  console.log(`${count} idle visitors at /live${figure(taken)} MB more   (at most ${maxMb})`)
  for (const visitor of visitors) visitor.destroy()
}
