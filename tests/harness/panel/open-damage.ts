import type { Panel } from './panel.ts'
import { orderImageForms } from './panel-forms.ts'

/** The page of an order whose damage report waits for its answer. */
export async function withOpenDamage(panel: Panel): Promise<string> {
  let order = ''
  await orderImageForms.answer?.send({
    ...panel,
    send: (path, fields) => {
      order = path
      return panel.send(path, { ...fields, asks: 'edit' })
    },
  })
  return order
}
