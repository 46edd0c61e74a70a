import type { Part } from '../replies/answer.rules.ts'
import {
  cards,
  type ReplyContext,
  stockText,
  text,
} from '../replies/reply-context.service.server.ts'
import { searchProducts } from '../tools/catalogue-tools.service.server.ts'
import type { Read } from '../understanding/understanding.rules.ts'

const request =
  /\b(que|cual|cuales|cuanto|cuanta|cuestan?|valen?|precios?|tienen|tiene|hay|venden|busco|muestrame|ensename|quiero|ver|comprar|de|del|la|el|los|las|1|para|por|con|en|y|o|a|me|mi|do|you|have|sell|show|looking|for|the|an?|is|are|how|much|does|cost|price|i|want|buy|need|any|some|disponibles?|quedan?|lista|please|favor)\b/g
const searchWords = (requested: string): string =>
  requested
    .replace(/[^a-z0-9/. -]/g, ' ')
    .replace(request, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Text search for a question without another answer. */
export async function nearestCards(reply: ReplyContext, read: Read): Promise<Part[]> {
  const search = searchWords(read.text)
  if (search.length < 3) return []
  const { products, isLoose } = await searchProducts(reply, {
    search,
    sort: 'match',
    onlyAvailable: true,
  })
  if (isLoose || products.length === 0) return []
  return [
    text(reply.messages.nearest),
    ...cards(reply, products, (product) => stockText(reply, product)),
  ]
}
