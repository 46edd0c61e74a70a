/** Key words of intents, in which one typing error is corrected. */
const keyWords: ReadonlySet<string> = new Set(
  `refrigerador refrigeradores refri frio nevera freezer ventilador ventiladores bombillo bombillos
  televisor televisores lavadora microondas batidora plancha cafetera laptop computadora router
  arrocera hornilla turbina bomba aire acondicionado split ducha calentador olla reina telefono
  bateria baterias inversor inversores panel paneles estacion estaciones planta kit kits sistema
  corriente apagon apagones energia consume consumo gasta cuanto cuantos cuantas cuesta precio
  precios dura aguanta horas necesito recomiendas casa pequena grande portatil cargar recarga carga
  envio envios entrega entregan devolucion devoluciones devolver garantia pago pagar zelle paypal
  aduana pedido carne whatsapp persona descuento cupon comparar diferencia instalar instalacion
  fusible serie paralelo conectar voltios vatios watts lifepo4 solar solares cuba habana
  fridge refrigerator battery batteries inverter inverters panels station generator blackout power
  light lights fan fans television shipping delivery return warranty payment order discount coupon
  compare difference install consumption usage price cheap cheapest house small solar hours
  recommend system design washing machine microwave conditioner customs refund contact carry
  cancelar cancel comprar provincia clima clase tierra techo limpiar mantenimiento diseno disenar
  carro acumulador orientacion inclinacion papel carta cargo plaza plazo plazos planes pedidos gasto clasico`
    .split(/\s+/)
    .filter(Boolean),
)

const numberWords: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  uno: '1',
  one: '1',
  dos: '2',
  two: '2',
  tres: '3',
  three: '3',
  cuatro: '4',
  four: '4',
  cinco: '5',
  five: '5',
  seis: '6',
  six: '6',
  siete: '7',
  seven: '7',
  ocho: '8',
  eight: '8',
  nueve: '9',
  nine: '9',
  diez: '10',
  ten: '10',
  doce: '12',
  twelve: '12',
  quince: '15',
  veinte: '20',
  twenty: '20',
  veinticuatro: '24',
  cien: '100',
  hundred: '100',
}

/** True for one character added, missing or changed, or two swapped. */
function isOneSlip(input: string, meant: string): boolean {
  if (input === meant || Math.abs(input.length - meant.length) > 1) return false
  let at = 0
  while (at < input.length && input[at] === meant[at]) at += 1
  const [left, right] = [input.slice(at), meant.slice(at)]
  const isSwapped =
    left.length > 1 &&
    left[0] === right[1] &&
    left[1] === right[0] &&
    left.slice(2) === right.slice(2)
  return (
    isSwapped ||
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1)
  )
}

const minCorrectedLength = 5

/** Corrects a word to the key word at distance one. */
function corrected(word: string): string {
  if (word.length < minCorrectedLength || /\d/.test(word) || keyWords.has(word)) return word
  for (const known of keyWords)
    if (known[0] === word[0] && known.length >= minCorrectedLength && isOneSlip(word, known))
      return known
  return word
}

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Normalises a question: no accents or capitals, numbers as digits, key words corrected. */
export function readable(question: string): string {
  const words = fold(question)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9.,$%/+\s-]+/g, ' ')
    .replace(/[.,]+(?=\s|$)/g, ' , ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => numberWords[word] ?? corrected(word))
  return ` ${words.join(' ')} `
    .replace(/ 1 par de /g, ' 2 ')
    .replace(
      / (?:(\d{1,3}) )?mil (?=\D)/g,
      (_, count: string | undefined) => ` ${Number(count ?? 1) * 1000} `,
    )
}
