import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { deliveryNext, isDeliveryState } from '../lifecycle/order-state.rules.ts'
import { stepsForward } from '../steps/delivery-steps.rules.ts'
import { messages } from './messages.ts'

test.each(locales)(
  'moving to another state promises in %s no leap that an order may not make',
  (locale) => {
    const alone = Object.keys(deliveryNext)
      .filter(isDeliveryState)
      .filter((delivery) => stepsForward({ destination: 'usa', delivery }).length === 1)
    expect(alone).toContain('to_prepare')
    expect(messages.orderSteps[locale].actions.deliver.text).not.toMatch(/saltar|skip/i)
  },
)
