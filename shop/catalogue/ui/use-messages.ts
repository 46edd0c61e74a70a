import { messagesHook } from '#design/messages-context.tsx'
import type { messages } from '../messages/messages.ts'

export const useProductStaffMessages = messagesHook<typeof messages.productsStaff>('productsStaff')
export const useProductFormMessages = messagesHook<typeof messages.productForm>('productForm')
export const useSheetMessages = messagesHook<typeof messages.productSheets>('productSheets')
export const useCatalogueMessages = messagesHook<typeof messages.catalogue>('catalogue')
export const useSynonymMessages = messagesHook<typeof messages.synonyms>('synonyms')
