import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // server/middleware/same-origin.ts decides: it knows the public address behind a proxy
  allowedActionOrigins: ['**'],
} satisfies Config
