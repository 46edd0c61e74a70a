import fs from 'node:fs/promises'
import path from 'node:path'
import { compose, type Sender } from './compose.ts'
import type { Mail, Mailer } from './mailer.ts'
import { once } from './once.ts'

const fileName = ({ id, createdAt }: Mail) =>
  `${createdAt.toISOString().replace(/[-:]/g, '')}-${id}.eml`

/** Writes each e-mail to a file that any mail program opens; a retry overwrites the same file. */
export function fileMailer(folder: string, sender: Sender): Mailer {
  // loaded with the first e-mail: it is an eighth of all code loaded at start-up
  const composer = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  })
  return {
    way: `files in ${folder}`,
    async send(mail) {
      const { message } = await (await composer()).sendMail(compose(mail, sender))
      const file = path.join(folder, fileName(mail))
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = `${file}.${process.pid}.tmp`
      await fs.writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true })
      await fs.rename(unfinished, file)
      return file
    },
  }
}
