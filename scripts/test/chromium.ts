import fs from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  // the same browser without its windows: half the work for each page
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine, started without any connection except to the shop. */
export const chromiumOptions = {
  executablePath: places.find((file) => file && fs.existsSync(file)),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
