/** The export authorisations under which an order may ship to Cuba. */
export const exportBases = ['SCP', 'GFT', 'LICENSE'] as const
