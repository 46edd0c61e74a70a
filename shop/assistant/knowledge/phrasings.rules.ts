import type { PassageId } from './passages.rules.ts'

/** Other words in which people ask for a passage, beside those of its own. */
export const phrasings: Readonly<Partial<Record<PassageId, string>>> = {
  chemistry:
    'lifepo4 litio hierro fosfato que significa quimica tipo de bateria conviene comprar vieja escuela tubular ciclo profundo lithium iron phosphate meaning chemistry kind',
  depth:
    'no da toda la energia entera completa menos de lo que dice not give the whole rated energy less than the label hasta cuanto la puedo gastar vaciar porciento no dejar llegar a cero use percent empty',
  sineWave:
    'forma de onda que quiere decir sirve equipos delicados television clean power waveform electronics',
  wiring: 'uno detras de otro empatados sumar voltios sumar amperes string',
  bms: 'sistema de manejo gestion proteccion electronica interna stands for',
  hybrid:
    'tres en uno inversor cargador y controlador integrado diferencia entre cargador y hibrido combined built in',
  splitPhase: 'dos fases 120 240 bifasica dos lineas two legs',
  controllerWhat:
    'regulador de carga que hace falta funcion seguimiento punto de maxima potencia regulator tracker purpose',
  transfer:
    'interruptor de transferencia cambia solo de la calle al inversor conmutador automatico changeover',
  kwKwh: 'vatio kilovatio hora kilowatt unidad de consumo units',
  sunHours:
    'cuantas horas de sol sirven al dia en la habana oriente horas utiles hours of sun a day',
  panelLess:
    'rinde menos calor mediodia temperatura perdida eficiencia real nunca llega a la potencia heat hot day produce less',
  cloudy:
    'luna noche oscuro oscuridad madrugada amanecer trabajan funcionan generan producen carga cuando no hay sol llueve nublado invierno at night moon dark winter overcast working',
  orientation:
    'lado cara mirando apuntar apuntan direccion orientar orientacion acostados planos inclinados grados posicion norte este oeste face direction facing position slope flat degrees',
  shade:
    'da sombra mata arbol edificio vecino tapa el sol por la tarde antena tree building chimney shadow cover',
  cyclone:
    'tormenta tropical temporal vientos fuertes preparar proteger asegurar guardar los paneles prepare protect hurricane season secure',
  fixing:
    'asegurar sujetar amarrar fijar soportes viento fuerte estructura bases tejas fibrocemento secure fasten brackets attach',
  cleaning:
    'lavar lavo detergente jabon agua trapo manguera suciedad pajaros caca polvo wash soap water bird droppings rinse',
  longOutage: 'que dejo encendido que desconecto primero para que me rinda what to keep on first',
  notCharging:
    'no esta cargando dejo de cargar reviso error falla codigo pantalla apagada se apaga sola not working stopped troubleshooting error code display',
  storing:
    'viaje vacaciones meses sin usarla como la dejo almacenar guardada inactiva travel away months leave idle long time',
  batteryPlace:
    'colocar coloco ubicar instalo lugar adecuado dentro de la casa afuera sol calor balcon location installed indoors outdoors spot',
  batteryParallel:
    'unir juntar agregar otra ampliar capacidad mas baterias iguales identicas add another expand bank identical',
  tooManyPanels:
    'mas paneles de los que aguanta admite soporta sobrepasar exceso de panel too many panels oversize more than it accepts',
  tighten:
    'apretar aprieto tornillos revisar conexiones cada cuanto screws check connections torque',
  inverterPlace:
    'colocar el inversor afuera patio intemperie portal humedad location mount outside wet',
  starting: 'pico de arranque se cae sobrecarga trips overload shuts down',
  protections:
    'protector contra rayos breaker fusibles hacen falta seguridad del sistema lightning protection safety devices surge arrester',
  fuseSize: 'amperaje del fusible bateria cuantos amperes amperage rating',
  firstTime:
    'estrenar encender sistema nuevo primer arranque orden pasos start up new system steps sequence',
  tools:
    'herramientas llaves multimetro pelacables para montar instalar uno mismo hacerlo yo mismo tools wrench multimeter myself',
  recycle:
    'ya no sirve bateria agotada muerta gastada botar tirar basura dead battery throw away trash dispose recycle',
  cableLength: 'caida de voltaje voltage drop length run',
  lifetime:
    'cuantos anos dura una bateria duracion reemplazar cambiar cada cuanto ciclos replacement',
  panelLife: 'vida util del panel anos degradacion envejece degrade age',
  stationOrKit:
    'inversor con bateria aparte o estacion todo junto portatil powerstation power station inverter battery separate difference ventajas',
  generatorOrSolar: 'planta electrica de gasolina generador combustible ruido humo gas fuel noisy',
  upsUse: 'respaldo computadora se reinicia corte cambia rapido pc backup no interruption',
  gridTie:
    'vender energia a la union electrica empresa excedente sobrante sell excess power company export',
  chargeFromOutlet:
    'enchufar a la corriente de la casa para cargar sin sol cuando llega la luz charge when power is back',
  waterproof: 'mojarse llueve peligro impermeables resistentes splash humidity',
  phoneApp:
    'ver en el celular aplicacion movil bluetooth wifi control remoto remote control mobile',
  payments:
    'visa mastercard amex tarjeta de banco aceptan formas de pagar paypal efectivo accept visa ways to pay',
  cubanMoney: 'efectivo cash pesos cup mlc clasica remesa desde la isla cuban pesos',
  installments:
    'partes cuotas credito poco a poco mitad adelantado fiado down payment half monthly affirm klarna',
  otherPayer:
    'tarjeta de mi esposo marido mujer otra persona paga a nombre de otro someone else card husband wife pays',
  notHome:
    'mi familia no esta cuando llega el camion mensajero nadie en la casa ausente salieron trabajando not there absent courier nobody',
  times:
    'cuanto se demora tarda llegar dias semanas tiempo de entrega cuando llegaria le llega recibe how long takes arrive',
  priceParts:
    'cobran algo al recibir en cuba alla tienen que pagar extra incluido todo incluido hidden fees extra on delivery do they pay anything when it arrives',
  damage:
    'vino rajado roto golpeado abollado quebrado llego malo defectuoso mojado vidrio reportar arrived cracked dented wet defective report',
  lost: 'se pierde paquete quien responde responsable robo en el camino extraviado stolen responsibility insurance seguro',
  warrantyHow:
    'quien responde repara arregla se rompe se dana descompone falla estando alla taller who fixes repairs breaks down reclamar como se reclama dejo de trabajar fallo se echo a perder quien responde plazo claim who handles manufacturer breaks broke repair repairs fix fixes who repairs it',
  warrantyNot:
    'que no cubre exclusiones se anula se pierde la garantia not covered void exclusions',
  whoMayNot:
    'quien no puede recibir personas prohibidas restringidas juez fiscal diputado ministro dirigente del partido escuela primaria circulo infantil policlinico institucion restricted people not allowed judge minister',
  privateBusiness:
    'mipyme dulces tienda particular negocio propio restaurante privado emprendedor taller puede recibir small business owner',
  abroad:
    'comprar desde espana europa mexico canada vivo fuera pagar desde otro pais buy from europe abroad how do i pay from spain',
  guest:
    'registrarme crear cuenta obligatorio iniciar sesion comprar sin registro create account mandatory',
  cancel:
    'cancelar ya pague cambie de opinion antes de que salga anular compra change my mind before it ships',
  refunds:
    'devuelven el dinero en cuanto tiempo reintegro dias me regresan refund how many days money back time',
  returnsUsa:
    'devolver en miami florida estados unidos no me gusto cambio de idea arrepenti 30 dias return united states did not like',
  returnsCuba: 'devolver desde cuba la isla no le gusto a mi familia return from the island',
  salesTax: 'impuestos tax florida taxes cobran en estados unidos siete por ciento',
  coupon: 'codigo promocional usar cupon donde lo pongo apply code',
  installation:
    'instalan ustedes en provincias tecnicos montan servicio electricista quien lo pone villa clara holguin installers technician install for me',
  seller: 'tienda fisica oficina local direccion donde estan ubicados miami storefront office',
  idCard:
    'piden carnet numero de identidad foto pasaporte por que hace falta why ask id number passport',
  lithiumShip:
    'las baterias van en el mismo envio separado por barco avion llegan aparte batteries ship together separately boat',
  adults: 'tengo 17 16 15 anos menor puedo comprar under 18 teenager',
  lawSettled: 'queja reclamar demandar insatisfecho problema con la tienda complaint unhappy',
  orderChange:
    'cambiar direccion telefono destinatario despues de pagar corregir pedido change delivery address recipient after paying',
  invoice: 'factura recibo comprobante fiscal me la mandan receipt invoice send me',
  lawful:
    'legal permitido sanciones bloqueo ley delito problema legal is it legal allowed law sanctions',
}
