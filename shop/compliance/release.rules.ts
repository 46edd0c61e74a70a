/** The export authorisations under which an order may ship to Cuba. */
export const exportBases = ['SCP', 'GFT', 'LICENSE'] as const

/** The number of the filing with customs (ITN: X, year, month and more), or an exemption cited by its section. */
export const isExportFiling = (text: string): boolean =>
  /^(?:ITN\W*)?X\d{14}$/i.test(text.replaceAll(/\s/g, '')) || /\b(?:30|7\d\d)\.\d{1,2}\b/.test(text)
