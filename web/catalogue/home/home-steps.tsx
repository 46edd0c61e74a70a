import { Link } from 'react-router'

interface HomeStepsProps {
  readonly how: {
    readonly title: string
    readonly steps: readonly { readonly title: string; readonly text: string }[]
    readonly policy: string
  }
}

/** The steps from choosing to delivery, with their conditions. */
export function HomeSteps({ how }: HomeStepsProps) {
  return (
    <section aria-labelledby="como-se-compra" className="page py-10 md:py-16">
      <h2 id="como-se-compra" className="text-2xl font-bold">
        {how.title}
      </h2>
      <ol className="mt-6 border-t border-line md:grid md:grid-cols-2 md:gap-x-10 lg:grid-cols-4">
        {how.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-b border-line py-5 lg:block">
            <span
              aria-hidden="true"
              className="figures w-10 shrink-0 font-display text-3xl leading-none font-bold"
            >
              {index + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-soft-ink">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Link
          to="/politica-envios-devoluciones"
          className="inline-flex min-h-11 items-center underline"
        >
          {how.policy}
        </Link>
      </p>
    </section>
  )
}
