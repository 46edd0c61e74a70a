import fs from 'node:fs'
import path from 'node:path'

const isThere = (file: string) => fs.existsSync(file)

/** Debian keeps the small browser of WebKit below the folder of its processor and version. */
function miniBrowser(): string | undefined {
  const [root, found] = ['/usr/lib', 'MiniBrowser']
  const folders = isThere(root)
    ? fs.readdirSync(root).filter((name) => name.endsWith('-linux-gnu'))
    : []
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => path.join(root, folder, `webkit2gtk-${version}`, found)),
    )
    .find(isThere)
}

/** Those that are there now. */
export const browserPrograms = () => ({
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isThere),
  webKitDriver: ['/usr/bin/WebKitWebDriver'].find(isThere),
  webKit: miniBrowser(),
  screen: ['/usr/bin/Xvfb'].find(isThere),
})

/** What Debian calls the packages of those that are missing. */
export function missingPackages(): string[] {
  const programs = browserPrograms()
  return [
    ...(programs.firefox ? [] : ['firefox-esr']),
    ...(programs.webKitDriver && programs.webKit ? [] : ['webkit2gtk-driver']),
    ...(programs.screen ? [] : ['xvfb']),
  ]
}
