import pino, { type Logger } from 'pino'

export type Log = Logger

const secrets = ['password', 'token', 'authorization', 'cookie', '*.password', '*.token']

/** JSON lines on standard output; fields that hold secrets are never written. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, redact: secrets, timestamp: pino.stdTimeFunctions.isoTime })
