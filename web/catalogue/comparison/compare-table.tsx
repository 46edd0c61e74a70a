import { MoveHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLite } from '#design/lite.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import { isSummaryField, summaryFieldOf } from '#shop/catalogue/fields/summary-fields.rules.ts'
import { imageFor } from '#shop/catalogue/images/image.rules.ts'
import { Image } from '#shop/catalogue/images/ui/image.tsx'
import {
  type ComparedRow,
  comparePath,
  compareQuery,
  compareRows,
} from '#shop/catalogue/products/compare.rules.ts'
import { kilograms } from '#shop/catalogue/products/household-equivalent.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { specLabel } from '#shop/catalogue/products/spec.rules.ts'
import { specText } from '#shop/catalogue/products/spec-text.rules.ts'
import { ProductLink } from '#shop/catalogue/products/ui/product-link.tsx'
import { useStockText } from '#shop/catalogue/stock/ui/use-stock-text.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { commonMeanW, startsCommon } from '#shop/electrical/common-loads.rules.ts'
import { outputOf } from '#shop/electrical/output.rules.ts'
import { type EnergySource, energySourceOf, runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { Protections } from '#shop/solar/wiring/protections.service.server.ts'
import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'
import { CompareProtectionRows } from './compare-protection-rows.tsx'
import { CompareTextRows } from './compare-text-rows.tsx'
import { NoFigure } from './no-figure.tsx'

const cell = 'border-b border-line p-2 align-top md:p-3'
/** Stays visible while the other columns scroll. */
const firstCell = `${cell} sticky left-0 z-10 w-32 bg-paper text-left text-sm font-semibold hyphens-auto wrap-break-word md:w-52`

type Unit = ReturnType<typeof summaryFieldOf>['unit']

function useFigureText(): (row: ComparedRow, value: number) => string {
  const locale = useLocale()
  const { specs: messages } = useCatalogueMessages()
  const number = (value: number, digits = 0) => formatNumber(locale, value, digits)
  const inUnit = (unit: 'W' | 'Wh' | 'V') => (value: number) => `${number(value)}\u00a0${unit}`
  const texts: Record<Unit, (value: number) => string> = {
    cents: (value) => formatUsd(cents(value)),
    centsPerWh: (value) => `${number(value, 1)}\u00a0¢`,
    W: inUnit('W'),
    Wh: inUnit('Wh'),
    V: inUnit('V'),
    lb: (value) => `${number(value, 1)}\u00a0lb (${number(kilograms(value), 1)}\u00a0kg)`,
  }
  return ({ figure, spec }, value) => {
    if (spec !== null) return specText(spec, value, { locale, messages })
    return isSummaryField(figure) ? texts[summaryFieldOf(figure).unit](value) : number(value)
  }
}

type RowNames = Readonly<Record<string, string | Readonly<Record<Destination, string>>>>

function FigureRow({ row, destination }: { row: ComparedRow; destination: Destination }) {
  const messages = useCompareMessages()
  const { specs } = useCatalogueMessages()
  const text = useFigureText()
  const names: RowNames = messages.rows
  const isPrice = row.figure === 'priceUsa' || row.figure === 'priceCuba'
  const notSold = isPrice ? messages.notSold : null
  const name = names[row.figure] ?? specLabel(row.spec ?? row.figure, specs)
  return (
    <tr className={row.allEqual ? 'text-soft-ink' : ''}>
      <th scope="row" className={firstCell}>
        {typeof name === 'string' ? name : name[destination]}
        {row.allEqual && <span className="block font-normal">{messages.equal}</span>}
      </th>
      {row.values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place in the row
        <td key={column} className={cell}>
          {value === null ? (
            (notSold ?? <NoFigure />)
          ) : (
            <span className={`figures ${row.best[column] ? 'font-bold' : ''}`}>
              {text(row, value)}
            </span>
          )}
          {row.best[column] && <span className="block text-sm text-good">{messages.best}</span>}
        </td>
      ))}
    </tr>
  )
}

const runtimeLoads = ['evening', 'refrigerator'] as const

interface RuntimeRowProps {
  readonly products: readonly ProductSummary[]
  readonly load: (typeof runtimeLoads)[number]
}

/** Hours of a common load on a full battery, for products that store energy. */
function RuntimeRow({ products, load }: RuntimeRowProps) {
  const messages = useCompareMessages()
  const locale = useLocale()
  const sources = products.map(({ category, specs }) => energySourceOf(category, specs))
  const hoursOf = (source: EnergySource, { category, specs }: ProductSummary) =>
    startsCommon(load, outputOf(category, specs).surgeW)
      ? rangeText(locale, messages.range, runtimeOf(source, commonMeanW[load]))
      : messages.doesNotStart
  if (sources.every((source) => source === null)) return null
  return (
    <tr>
      <th scope="row" className={firstCell}>
        {messages[load]}
      </th>
      {sources.map((source, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place in the row
        <td key={column} className={`${cell} figures`}>
          {source && products[column] ? hoursOf(source, products[column]) : <NoFigure />}
          {source && products[column]?.category === 'battery' && (
            <span className="block text-sm text-soft-ink">{messages.batteryAlone}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

interface HeadingProps {
  readonly product: ProductSummary
  readonly others: readonly string[]
}

function ProductHeading({ product, others }: HeadingProps) {
  const messages = useCompareMessages()
  const image = imageFor(product.image, useLite())
  return (
    <th scope="col" className={`${cell} text-left font-normal md:w-44 md:min-w-40`}>
      {image && (
        <Image
          url={image}
          alt=""
          sizes="200px"
          className="aspect-square w-full max-w-40 rounded-card bg-on-night object-contain"
        />
      )}
      <ProductLink
        product={product}
        navigate
        className="mt-2 inline-block min-h-11 font-semibold underline decoration-line underline-offset-4"
      >
        {unbroken(product.name)}
      </ProductLink>
      <Link
        to={`${comparePath}${compareQuery(others)}`}
        preventScrollReset
        aria-label={format(messages.removeName, { name: product.name })}
        className="-ml-2 flex min-h-11 w-fit items-center gap-1 rounded-field px-2 text-sm text-soft-ink hover:bg-sunk print:hidden"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {messages.remove}
      </Link>
    </th>
  )
}

interface CompareTableProps {
  readonly products: readonly ProductSummary[]
  readonly destination: Destination
  /** What protects people, of each product. */
  readonly protections?: readonly (Protections | null)[]
  /** The buy button of a column. */
  readonly buying?: (product: ProductSummary) => ReactNode
}

/** Two products fit a phone; more slide under the first column. */
const widths = [
  { columns: 2, table: '', hint: 'hidden' },
  { columns: 3, table: 'max-md:w-128', hint: 'md:hidden' },
  { columns: Number.POSITIVE_INFINITY, table: 'max-md:w-160', hint: 'lg:hidden' },
] as const
const widthOf = (count: number) => widths.find(({ columns }) => count <= columns) ?? widths[2]

/** Products side by side. */
export function CompareTable({
  products,
  destination,
  protections = [],
  buying,
}: CompareTableProps) {
  const messages = useCompareMessages()
  const stock = useStockText()
  const slugs = products.map((product) => product.slug)
  const label = format(messages.table, { count: products.length })
  const width = widthOf(products.length)
  return (
    <div className="grid min-w-0 gap-2">
      <p className={`flex items-center gap-2 text-sm text-soft-ink print:hidden ${width.hint}`}>
        <MoveHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {messages.slide}
      </p>
      <ScrollBox
        label={label}
        className="goes-on relative -mx-4 overflow-x-auto px-4 [--ground:var(--paper)]"
      >
        <table
          className={`w-full border-separate border-spacing-0 max-md:table-fixed ${width.table}`}
        >
          <thead>
            <tr>
              <th scope="col" className={firstCell}>
                <span className="sr-only">{messages.figure}</span>
              </th>
              {products.map((product) => (
                <ProductHeading
                  key={product.id}
                  product={product}
                  others={slugs.filter((slug) => slug !== product.slug)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(products, destination).map((row) => (
              <FigureRow key={row.figure} row={row} destination={destination} />
            ))}
            <CompareTextRows products={products} cell={cell} firstCell={firstCell} />
            <CompareProtectionRows protections={protections} cell={cell} firstCell={firstCell} />
            {runtimeLoads.map((load) => (
              <RuntimeRow key={load} products={products} load={load} />
            ))}
            <tr>
              <th scope="row" className={firstCell}>
                {messages.rows.stock}
              </th>
              {products.map((product) => (
                <td key={product.id} className={cell}>
                  {stock(product).text}
                </td>
              ))}
            </tr>
            {buying && (
              <tr className="print:hidden">
                <th scope="row" className={firstCell}>
                  <span className="sr-only">{messages.buy}</span>
                </th>
                {products.map((product) => (
                  <td key={product.id} className={cell}>
                    {buying(product)}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
