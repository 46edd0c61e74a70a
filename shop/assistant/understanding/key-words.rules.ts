/** Key words of intents, in which one typing error is corrected. */
export const keyWords: ReadonlySet<string> = new Set(
  `chiquito chiquita chiquitos chiquitas refrigerador refrigeradores refri frio nevera freezer ventilador ventiladores bombillo bombillos lampara lamparas
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
  cancelar cancel carro acumulador llega llegan llegue llego comprar provincia clima clase tierra techo limpiar mantenimiento diseno disenar
  orientacion inclinacion ciclos cuantas mejor modificada apagar quitar tormenta ciclon hinchada inflada inflando humo candela electrocuto inversora estaciones comprar compre compro compramos revender negocio empresa embajada escuela hospital militar gobierno tarjeta transfermovil dolar dolares presupuesto barata barato economico alcanza controlador conector cable interruptor bombillos protector soporte soportes rieles transferencia pared ruedas plegable rigido bifacial hibrido hibrida fabricante ducha concentrador oxigeno dormir noche hablar correo contrasena cuenta factura hacer aguantan moverme
  waterproof receive military password account budget cheapest folding hybrid wall weigh weight warranty cycles install installer
  alambre humo fuego chispa chispas olor cables ruido enchufe quemado quemada quemando incendio explota exploto
  derritiendo electrocutado corrientazo calambre chispazo desmayo acido hirviendo tomacorriente regleta
  kilovatios diferencial diferenciales esposo batidora cocina voltaje caballo caballos profundidad descarga papel carta cargo plaza plazo plazos planes pedidos gasto clasico`
    .split(/\s+/)
    .filter(Boolean),
)
