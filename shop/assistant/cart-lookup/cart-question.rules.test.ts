import { expect, test } from 'vitest'
import { cartQuestionIn } from './cart-question.rules.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const read = (question: string, ...before: string[]) =>
  cartQuestionIn({ question, earlier: before.map(user) }, { intent: 'unknown' })

test.each([
  '¿cuánto llevo en el carrito?',
  'cuanto llevo',
  '¿Cuánto llevo hasta ahora?',
  'qué tengo en mi carrito',
  'total del carrito',
  'cuanto suma mi carrito',
  'dime que hay en la cesta',
  'mi carrito',
  'quiero ver el carrito',
  'how much is my cart?',
  "what's in my cart",
  'what do I have in the basket',
  'cart total',
])('«%s» asks for the cart', (question) => {
  expect(read(question)).toEqual({ installation: null, isFollowUp: false })
})

test.each([
  '¿cómo guardo el carrito?',
  'puedo compartir mi carrito por whatsapp',
  'how do I empty my cart?',
  '¿dónde pongo el cupón en el carrito?',
  'cuanto dura la bateria de un carrito de golf',
  'cuánto cuesta una batería para el carrito eléctrico',
  'cuánto cuesta el kit apagón',
  'cuanto llevo esperando el pedido',
  'instalación en Cuba',
])('«%s» does not', (question) => {
  expect(read(question)).toBeNull()
})

test('installation and destination are asked for at once or afterwards', () => {
  expect(read('¿cuánto sería el carrito con instalación?')?.installation).toBe(true)
  expect(read('total del carrito sin instalación')?.installation).toBe(false)
  const first = '¿cuánto llevo en el carrito?'
  expect(read('¿y con instalación?', first)).toEqual({ installation: true, isFollowUp: true })
  expect(read('¿y puesto en Cuba?', first, '¿y con instalación?')).toEqual({
    ...{ installation: null, isFollowUp: true },
  })
  expect(read('and delivered in the USA?', 'what is in my cart')?.isFollowUp).toBe(true)
  expect(read('¿y puesto en Cuba?', 'cuánto cuesta el kit apagón')).toBeNull()
  expect(read('¿y con instalación?', first, 'cuánto cuesta el kit apagón')).toBeNull()
})

test('in an emergency no cart is added up', () => {
  const asked = { question: 'hay fuego, cuánto llevo en el carrito', earlier: [] }
  expect(cartQuestionIn(asked, { intent: 'emergency' })).toBeNull()
})
