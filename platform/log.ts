import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secrets = ['password', 'token', 'authorization', 'cookie', '*.password', '*.token']

const factsOfFault = [
  'type',
  'code',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
]
/** Postgres quotes a value that it cannot read. */
const withoutValues = (text: string) =>
  text.replace(/(invalid input \w+ for [\w ]+): ".*?"/gs, '$1')

/** What an exception states about itself; the statement, its parameters and the row that it failed on may hold keys. */
function faultWithoutValues(fault: Error): object {
  const { message = '', stack = '', ...rest } = pino.stdSerializers.err(fault)
  const facts = Object.entries(rest).filter(([name]) => factsOfFault.includes(name))
  return {
    ...Object.fromEntries(facts),
    message: withoutValues(message),
    stack: withoutValues(stack),
  }
}

/** JSON lines on standard output; fields that hold secrets are never written. */
export function createLog(level: string, output?: DestinationStream): Log {
  const options = {
    ...{ level, base: null, redact: secrets, timestamp: pino.stdTimeFunctions.isoTime },
    serializers: { err: faultWithoutValues },
  }
  return output ? pino(options, output) : pino(options)
}
