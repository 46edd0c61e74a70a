import fs from 'node:fs'
import http from 'node:http'

/** The least that Node can do: sends the bytes of a file from memory. */
const body = fs.readFileSync(process.argv[2] ?? '')
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
}
http
  .createServer((_, result) => result.writeHead(200, headers).end(body))
  .listen(Number(process.argv[3]))
