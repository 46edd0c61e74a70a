/** On which ground of the export rules an order may leave for Cuba. */
export const exportBases = ['SCP', 'GFT', 'LICENSE'] as const
