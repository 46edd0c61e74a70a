import { ButtonLink } from '#design/button.tsx'
import type { OrderAction } from '../../steps/next-step.rules.ts'
import { useOrderStepMessages } from '../use-messages.ts'

interface ActionLinksProps {
  readonly actions: readonly OrderAction[]
  /** Leads to the dialog of an action. */
  readonly pathOf: (action: OrderAction) => string
}

const grave: readonly OrderAction[] = ['cancel', 'reject']

/** Every other action by its name; each opens its own dialog. */
export function ActionLinks({ actions, pathOf }: ActionLinksProps) {
  const { others, actions: named } = useOrderStepMessages()
  return (
    <nav aria-label={others} className="grid content-start gap-1.5 lg:block">
      <h2 className="font-bold text-soft-ink lg:float-left lg:mr-3 lg:leading-8">{others}</h2>
      <ul className="flex flex-wrap gap-1.5 lg:block">
        {actions.map((action) => (
          <li key={action} className="lg:mr-1.5 lg:mb-1.5 lg:inline-block">
            <ButtonLink
              to={pathOf(action)}
              preventScrollReset
              look={grave.includes(action) ? 'grave' : 'plain'}
              className="px-3 text-sm lg:min-h-8! lg:font-normal lg:px-2! lg:py-0!"
            >
              {named[action].name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
