import { data, useLocation } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Notice } from '#design/notice.tsx'
import type { Locale } from '#kernel/locale.ts'
import { ImagesSection } from '#shop/catalogue/images/ui/images-section.tsx'
import { newProduct, type ProductFields } from '#shop/catalogue/management/fields.rules.ts'
import { partChoices } from '#shop/catalogue/management/kit-parts.service.server.ts'
import {
  type ProductOfStaff,
  productOfStaff,
} from '#shop/catalogue/management/product.service.server.ts'
import { StockSection } from '#shop/catalogue/management/ui/stock-section.tsx'
import { nameFor } from '#shop/catalogue/prices/product-pricing.rules.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { sightOf } from '#shop/catalogue/stock/sight.rules.ts'
import {
  useProductFormMessages,
  useProductStaffMessages,
  useSheetMessages,
} from '#shop/catalogue/ui/use-messages.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/product'
import { ProductFindings } from './product-findings.tsx'
import { findingsOf, handleProductForm, type ProductResult } from './product-form.server.ts'
import { ProductForm } from './product-form.tsx'
import { ProductSight } from './product-sight.tsx'

const path = '/admin/products'

const nameOf = (locale: Locale, { name, name_en }: ProductFields): string =>
  nameFor(locale, { name: String(name), nameEn: String(name_en ?? '') })

/** A new product may become a kit. */
const mayHoldParts = (product: ProductOfStaff | null): boolean =>
  product === null || product.fields.category === 'kit' || product.fields.components !== null

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const id = params.id ?? null
  const [product, tariff] = await Promise.all([
    id === null ? null : productOfStaff(ctx, id),
    currentTariff(ctx),
  ])
  if (id !== null && product === null) throw data(null, { status: 404 })
  const messages = messagesIn(ctx.locale).productForm
  const query = new URL(request.url).searchParams
  const refusal = query.get('foto') ?? ''
  const title = product ? nameOf(ctx.locale, product.fields) : messages.titleNew
  return {
    product,
    title,
    isSaved: query.has('guardado'),
    imageProblem: Object.hasOwn(messages.pictures.problems, refusal)
      ? messages.pictures.problems[refusal as keyof typeof messages.pictures.problems]
      : undefined,
    tariff,
    offered: mayHoldParts(product) ? await partChoices(ctx) : [],
    findings: product ? await findingsOf(ctx, product) : [],
    ...privatePageTitled(
      ctx.locale,
      `${path}/${id ?? 'new'}`,
      title,
      'productsStaff',
      'productForm',
      'productSheets',
    ),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleProductForm(ctx, params.id ?? null, await postedFields(request))
}

function Aliases({ aliases }: Pick<ProductOfStaff, 'aliases'>) {
  const messages = useProductFormMessages()
  if (aliases.length === 0) return null
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{messages.aliases}</h2>
      <ul className="mt-2 text-sm">
        {aliases.map((alias) => (
          <li key={alias} className="break-all">
            /catalogo/{alias}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useStockProblem(result: ProductResult | undefined): string | undefined {
  const messages = useProductStaffMessages()
  const { stock } = useProductFormMessages()
  const problem = result?.stockProblem
  if (!problem) return undefined
  if (problem === 'count_needed') return stock.countNeeded
  return problem === 'reason_needed' ? stock.reasonNeeded : messages.problems[problem]
}

/** The error of the whole form, or that some fields have errors. */
function useProblem(result: ProductResult | undefined): string | false {
  const { problems } = useProductStaffMessages()
  const { invalid, check } = useProductFormMessages()
  const { prices: doubtful } = useSheetMessages()
  if (!result || result.stockProblem) return false
  const whole = result.errors.find(({ field }) => field === null)
  if (result.dangers.length > 0) return check.unconfirmed
  if (result.prices.length > 0) return doubtful.notSaved
  return whole ? problems[whole.problem] : invalid
}

/** What somebody else stored meanwhile is what the next save compares with: the form opens anew. */
function useOpened(result: ProductResult | undefined): string | undefined {
  const { key } = useLocation()
  const isClash = result?.errors.some(({ problem }) => problem === 'changed_meanwhile')
  return isClash ? key : undefined
}

interface StoredProps {
  readonly product: ProductOfStaff
  readonly imageProblem: string | undefined
  readonly result: ProductResult | undefined
}

/** What only a stored product has: its images, its stock and its former addresses. */
function Stored({ product, imageProblem, result }: StoredProps) {
  const stockProblem = useStockProblem(result)
  return (
    <>
      <ImagesSection
        id={product.id}
        pictures={String(product.fields.pictures ?? '')
          .split('\n')
          .filter(Boolean)}
        problem={imageProblem}
      />
      <StockSection
        key={String(product.fields.stock_quantity)}
        entered={result?.stockEntered ?? null}
        stock={product.fields.stock_quantity}
        movements={product.movements}
        problem={stockProblem}
      />
      <Aliases aliases={product.aliases} />
    </>
  )
}

/** Saved is not yet seen. */
function useSavedText(product: ProductOfStaff | null): string {
  const { saved, savedHidden } = useProductFormMessages()
  return product && sightOf(product.fields).sight === 'hidden' ? savedHidden : saved
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, tariff, title, isSaved } = loaderData
  const messages = useProductFormMessages()
  const problem = useProblem(actionData)
  const opened = useOpened(actionData)
  const dangers = actionData?.dangers ?? []
  const saved = useSavedText(product)
  const slug = product && String(product.fields.url_slug ?? product.id)
  return (
    <AdminPage
      title={title}
      back={path}
      lead={slug && <ButtonLink to={productPath({ slug })}>{messages.inShop}</ButtonLink>}
    >
      <Notice text={isSaved && !actionData && saved} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ProductForm
          key={opened ?? product?.id}
          problem={problem}
          fields={product?.fields ?? newProduct}
          isNew={product === null}
          input={actionData?.input ?? {}}
          errors={actionData?.errors ?? []}
          tariff={tariff}
          offered={loaderData.offered}
          isDanger={dangers.length > 0}
          doubtful={actionData?.prices}
        />
        <div className="grid gap-5">
          <ProductSight fields={product?.fields ?? newProduct} />
          <ProductFindings findings={dangers.length > 0 ? dangers : loaderData.findings} />
          {product && (
            <Stored product={product} imageProblem={loaderData.imageProblem} result={actionData} />
          )}
        </div>
      </div>
    </AdminPage>
  )
}
