import type { Translations } from '#kernel/messages.ts'
import { en as catalogueEn } from './en.ts'
import { es as catalogueEs } from './es.ts'
import { form as productFormEn } from './form.en.ts'
import { form as productFormEs } from './form.es.ts'
import { sheets as productSheetsEn } from './sheets.en.ts'
import { sheets as productSheetsEs } from './sheets.es.ts'
import { staff as productsStaffEn } from './staff.en.ts'
import { staff as productsStaffEs } from './staff.es.ts'
import { synonyms as synonymsEn } from './synonyms.en.ts'
import { synonyms as synonymsEs } from './synonyms.es.ts'

const catalogue: Translations<typeof catalogueEs> = { es: catalogueEs, en: catalogueEn }
const productForm: Translations<typeof productFormEs> = { es: productFormEs, en: productFormEn }
const productSheets: Translations<typeof productSheetsEs> = {
  es: productSheetsEs,
  en: productSheetsEn,
}
const productsStaff: Translations<typeof productsStaffEs> = {
  es: productsStaffEs,
  en: productsStaffEn,
}
const synonyms: Translations<typeof synonymsEs> = { es: synonymsEs, en: synonymsEn }

export const messages = { catalogue, productForm, productSheets, productsStaff, synonyms }
