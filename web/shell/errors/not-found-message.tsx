import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import {
  categories as allCategories,
  categoryHref,
} from '#shop/catalogue/search/listing-place.rules.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { usePagesMessages } from '../request/use-page-messages.ts'

function SearchForm() {
  const messages = usePagesMessages().notFound
  return (
    <Form action="/catalogo" role="search" aria-label={messages.search} className="mt-10 max-w-xl">
      <label htmlFor="buscar-aqui" className="font-semibold">
        {messages.search}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="buscar-aqui"
          name="search"
          type="search"
          required
          maxLength={100}
          placeholder={messages.searchHint}
          className="min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-raised px-3"
        />
        <Button type="submit">{messages.searchButton}</Button>
      </div>
    </Form>
  )
}

/** The not-found page: two links, a search and the categories. */
export function NotFound() {
  const messages = usePagesMessages().notFound
  const { families: categories } = useCatalogueMessages()
  return (
    <div className="page py-10 md:py-16">
      <p aria-hidden="true" className="figures font-display text-4xl font-bold text-soft-ink">
        404
      </p>
      <h1 className="mt-2 text-3xl font-bold md:text-4xl">{messages.title}</h1>
      <p className="measure mt-4 text-lg text-soft-ink">{messages.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/productos" look="sun">
          {messages.products}
        </ButtonLink>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </p>
      <SearchForm />
      <nav aria-labelledby="familias" className="mt-10">
        <h2 id="familias" className="text-xl font-bold">
          {messages.families}
        </h2>
        <ul className="mt-3 grid max-w-xl grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-3">
          {allCategories.map((category) => (
            <li key={category} className="border-b border-line">
              <Link to={categoryHref(category)} className="flex min-h-11 items-center underline">
                {categories[category]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
