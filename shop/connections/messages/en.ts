import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  title: 'Connections',
  text: 'The services that the shop works with. Keys are stored encrypted and never shown again. Each change asks for your password, is recorded in the audit and takes effect at once.',
  onlySeen:
    'You may only look and try here: where e-mails and payments go is changed by an owner of the shop.',
  save: 'Save',
  saved: 'Saved, and in effect.',
  unchanged: 'Nothing changed: what you sent is what was set already.',
  untried: {
    paypal: 'Saved, but not tried yet: press “Try the keys”.',
    mail: 'Saved, but not tried yet: press “Send me a test e-mail”.',
  },
  notUnderstood: 'The form was not understood. Open the page again.',
  set: 'Stored. It is not shown; type another to replace it.',
  forget: 'Remove: {field}',
  changed: 'Last change: {date}',
  inEnvironment:
    'It is set on the server: that counts, and it cannot be changed here. To set it here, ask whoever looks after the server to remove it there.',
  environmentNames: 'What it is called on the server',
  /** In the audit. */
  secrets: { former: 'the former one (not shown)', new: 'a new one (not shown)' },
  realMoney: {
    text: 'In the mode “Real payments (live)” real money is taken from the moment you save, and while complete sanctions lists are missing every order is held. Nobody has tried the keys you enter yet: with wrong ones nobody can pay with PayPal. Save, and try them at once.',
    sure: 'I know: in the mode “Real payments”, real money is taken from now on.',
    missing: 'Tick this to save keys that take real money.',
  },
  expected: {
    MAIL_FROM: 'Enter an e-mail address, like Shop <orders@example.com>.',
    smtp_host:
      'Enter only the name of the server, like smtp.example.com, without https:// or port.',
    smtp_port: 'The port is a number between 1 and 65535.',
    ASSISTANT_API_BASE: 'The address begins with https://.',
    SCREENING_LISTS_URLS: 'Each address begins with https:// on a line of its own, without spaces.',
    BACKUP_AT: 'The time goes from 00:00 to 23:59, like 08:30.',
    BACKUP_KEEP: 'Enter how many are stored, from 1 to 1000.',
  },
  problems: {
    invalid: 'Not valid, or contradicts another field. Copy it as the service shows it.',
    marked: 'Nothing was saved. Look at the marked fields.',
    missing: 'Needed with what is set in the other fields.',
    unsure: 'A tick is missing: these keys take real money.',
    in_environment: 'It is set on the server and cannot be changed here.',
    elsewhere: 'It does not go with what is set on the server: {names}.',
  },
  test: {
    title: 'Try e-mail',
    send: 'Send me a test e-mail',
    sent: 'The service accepted the e-mail to {email}. See whether it arrived, in the spam folder too.',
    toFile: 'The e-mail to {email} was saved in a file: no e-mail service is set up.',
    failed: 'What the service answered',
    problems: {
      login: 'It was not sent: the service does not accept the user, the password or the key.',
      unreachable: 'It was not sent: nobody answers at that server and port.',
      unknown_host: 'It was not sent: that server is not found. Check how it is written.',
      silent:
        'It was not sent: the service did not answer in time. It may be the port, or the shop’s server may not let e-mails out.',
      encryption:
        'It was not sent: the connection could not be encrypted. Check the port: 465 is encrypted from the start, 587 once connected.',
      other: 'It was not sent.',
    },
    subject: 'Test e-mail from {shop}',
    body: 'If you read this, {shop} can send e-mails.',
  },
  paypal: {
    title: 'Try PayPal',
    send: 'Try the keys',
    hint: 'Signs in at PayPal with the stored keys and looks for their webhook. It moves no money.',
    right: 'PayPal accepted the keys.',
    no_keys: 'No PayPal keys are stored: there is nothing to try.',
    keys_refused:
      'PayPal does not accept these keys. Copy them again from developer.paypal.com, and check that the mode is theirs: sandbox keys do not work live, nor the other way round.',
    unreachable: 'PayPal did not answer. Try again in a while.',
    webhooks: {
      known: 'The webhook is this shop’s.',
      missing: 'But the webhook ID is missing.',
      unknown: 'But PayPal does not know that webhook ID in this application. Copy it again.',
      elsewhere: 'But that webhook notifies another address. This shop’s is {url}.',
      unread: 'But the webhook could not be looked up. Try again in a while.',
    },
    noWebhook:
      'The webhook ID is missing: without it the shop does not learn at once of payments that PayPal confirms later, nor of refunds and disputes made at PayPal. At developer.paypal.com, in your application, add a webhook with the address {url} and copy its ID here.',
  },
  forms: {
    paypal: {
      title: 'PayPal',
      text: 'The keys of your application at developer.paypal.com. Without them nothing is paid with PayPal.',
    },
    mail: {
      title: 'Sending e-mails',
      text: 'An SMTP server or the key of a service such as Resend, not both. Without either, e-mails do not leave: they are saved in files on the server.',
    },
    captcha: {
      title: 'Captcha',
      text: 'Slows robots down at accounts and orders. A wrong key keeps everybody from signing in: try it before you end your session.',
    },
    assistant: {
      title: 'The assistant’s model',
      text: 'Without a model the assistant answers by its own rules. With one, every fact it states is checked against the catalogue.',
    },
    screening: {
      title: 'Addresses of the sanctions lists',
      text: 'One https address per line. They are fetched every day.',
    },
    copies: {
      title: 'Backups',
      text: 'Whether one is made every day, when, and how many are stored.',
    },
  },
  fields: {
    PAYPAL_CLIENT_ID: 'Client ID',
    PAYPAL_SECRET: 'Secret',
    PAYPAL_WEBHOOK_ID: 'Webhook ID',
    PAYPAL_MODE: 'Mode',
    MAIL_FROM: 'Sender, such as Girasol <shop@yourdomain.com>',
    smtp_host: 'SMTP server',
    smtp_port: 'Port (587 when empty)',
    smtp_user: 'User',
    smtp_password: 'Password of the SMTP server',
    RESEND_API_KEY: 'Key of the e-mail service (Resend)',
    CAPTCHA_PROVIDER: 'Service',
    CAPTCHA_SITE_KEY: 'Public key',
    CAPTCHA_SECRET: 'Secret key',
    ASSISTANT_KIND: 'Kind of API',
    ASSISTANT_MODEL: 'Name of the model',
    ASSISTANT_API_KEY: 'Key',
    ASSISTANT_API_BASE: 'Another https address that answers alike (optional)',
    SCREENING_LISTS_URLS: 'Addresses',
    copies_daily: 'A backup every day',
    BACKUP_AT: 'Time, in universal time',
    BACKUP_KEEP: 'How many are stored',
  },
  hints: {
    BACKUP_AT:
      'That of Havana and Miami plus five hours in winter, plus four in summer: 08:30 is 3:30 or 4:30 in the morning there.',
  },
  choices: {
    none: 'None',
    on: 'Yes',
    off: 'No',
    sandbox: 'Tests (sandbox)',
    live: 'Real payments (live)',
    turnstile: 'Cloudflare Turnstile',
    hcaptcha: 'hCaptcha',
    openai: 'OpenAI or compatible',
    anthropic: 'Anthropic',
  },
}
