import type { Translations } from '#kernel/messages.ts'
import { declaration as declarationEn } from './declaration.en.ts'
import { declaration as declarationEs } from './declaration.es.ts'
import { declarationStaff as declarationStaffEn } from './declaration-staff.en.ts'
import { declarationStaff as declarationStaffEs } from './declaration-staff.es.ts'
import { en as complianceEn } from './en.ts'
import { es as complianceEs } from './es.ts'

const declarationStaff: Translations<typeof declarationStaffEs> = {
  es: declarationStaffEs,
  en: declarationStaffEn,
}
const declaration: Translations<typeof declarationEs> = { es: declarationEs, en: declarationEn }
const compliance: Translations<typeof complianceEs> = { es: complianceEs, en: complianceEn }

export const messages = { declarationStaff, declaration, compliance }
