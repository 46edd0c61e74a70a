/** Key words of intents, in which one typing error is corrected. */
export const keyWords: ReadonlySet<string> = new Set(
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
  orientacion inclinacion papel carta cargo plaza plazo plazos planes pedidos gasto clasico`
    .split(/\s+/)
    .filter(Boolean),
)
