import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // one small file that the browser keeps, instead of a round trip before each new page
  routeDiscovery: { mode: 'initial' },
  // server/middleware/same-origin.ts decides: it knows the public address behind a proxy
  allowedActionOrigins: ['**'],
} satisfies Config
