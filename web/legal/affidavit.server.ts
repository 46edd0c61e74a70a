import type { Ctx } from '#platform/ctx.ts'
import { dayOfVersion } from '#shop/compliance/declarations/declaration-version.rules.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import {
  type DeclarationVersion,
  type DeclarationWording,
  officialsBlocks,
} from '#shop/compliance/declarations/declaration-wording.rules.ts'
import {
  affidavitOfficialsSection,
  affidavitStatementsSection,
  type LegalSection,
  type LegalText,
  steps,
} from '#shop/legal/legal.rules.ts'

const filledSection = (section: LegalSection, wording: DeclarationWording): LegalSection => {
  if (section.id === affidavitStatementsSection)
    return { ...section, blocks: [steps(...wording.statements)] }
  if (section.id === affidavitOfficialsSection)
    return {
      ...section,
      heading: wording.officialsTitle,
      blocks: officialsBlocks(wording.officials),
    }
  return section
}

/** The declaration's page shows the text in force, with the version that is signed. */
export function withDeclaration(
  text: LegalText,
  inForce: DeclarationVersion,
  locale: Ctx['locale'],
): LegalText {
  const { version, words } = inForce
  if (version === text.version) return text
  const sections = text.sections.map((section) => filledSection(section, words[locale]))
  return { ...text, version, effectiveOn: dayOfVersion(inForce), sections }
}

/** Only the affidavit shows the signed text; every other text is unchanged. */
export const withWhatIsSigned = async (ctx: Ctx, text: LegalText): Promise<LegalText> =>
  text.slug === 'affidavit-certificacion'
    ? withDeclaration(text, await declarationInForce(ctx), ctx.locale)
    : text
