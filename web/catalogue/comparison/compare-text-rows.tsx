import { useLocale } from '#design/messages-context.tsx'
import { comparedTexts } from '#shop/catalogue/fields/compared-texts.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { specLabel } from '#shop/catalogue/products/spec.rules.ts'
import { specText } from '#shop/catalogue/products/spec-text.rules.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'
import { NoFigure } from './no-figure.tsx'

interface CompareTextRowsProps {
  readonly products: readonly ProductSummary[]
  readonly cell: string
  readonly firstCell: string
}

/** Rows without a best value: 110 or 220 V, the volts and amps of panels, their size. */
export function CompareTextRows({ products, cell, firstCell }: CompareTextRowsProps) {
  const messages = useCompareMessages()
  const { specs } = useCatalogueMessages()
  const locale = useLocale()
  return comparedTexts(products).map(({ spec, values, allEqual }) => (
    <tr key={spec} className={allEqual ? 'text-soft-ink' : ''}>
      <th scope="row" className={firstCell}>
        {specLabel(spec, specs)}
        {allEqual && <span className="block font-normal">{messages.equal}</span>}
      </th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place in the row
        <td key={column} className={`${cell} figures`}>
          {value === null ? <NoFigure /> : specText(spec, value, { locale, messages: specs })}
        </td>
      ))}
    </tr>
  ))
}
