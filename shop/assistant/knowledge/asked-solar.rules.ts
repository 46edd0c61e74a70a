import type { SolarPassageId } from './solar-passages.rules.ts'

/** Questions on how solar equipment works, as different people ask them. */
export const askedOfSolar: Readonly<Partial<Record<SolarPassageId, string>>> = {
  chemistry:
    'que es mejor litio o gel | por que es tan cara la de litio | que ventaja tiene el litio | sirve una bateria de carro | cual dura mas la de plomo o la de litio | lithium or lead acid | why lithium | what kind of battery is better',
  sineWave:
    'que es onda pura | da igual onda modificada | la corriente que dan es limpia | what is pure sine wave | is it safe for my computer',
  voltages:
    'que es mejor 12 24 o 48 voltios | para que sirve tener mas voltaje | cual sistema me conviene de cuantos voltios | 12v or 48v system',
  topcon: 'que es topcon | vale la pena topcon o perc | topcon vs perc',
  bifacial: 'que es un panel bifacial | vale la pena bifacial | are bifacial panels worth it',
  folding:
    'puedo dejar fijo el panel plegable | el plegable aguanta afuera siempre | plegable o rigido | can the folding panel stay outside all year | foldable or rigid',
  depth:
    'hasta cuanto puedo descargar la bateria | se dana si la gasto toda | puedo gastarla hasta cero | cuanto porciento se le puede sacar | how low can i drain the battery | is it bad to empty it completely',
  wiring:
    'los paneles van en serie o en paralelo | cual es la diferencia entre serie y paralelo | como se conectan los paneles entre si | series or parallel | how do i wire the panels together',
  mixedPanels:
    'puedo mezclar paneles distintos | puedo juntar un panel de otra marca con este | tengo un panel viejo lo puedo sumar | paneles de diferentes watts juntos | can i mix different panels | can i add a different brand of panel',
  bms: 'que es el bms | trae proteccion la bateria por dentro | what is a bms',
  hybrid:
    'que es un inversor hibrido | que diferencia hay entre hibrido y normal | el hibrido ya trae controlador | what does hybrid mean | do i need a controller with a hybrid',
  splitPhase: 'que es fase dividida | como saco 220 y 110 a la vez | what is split phase',
  controllerWhat:
    'para que sirve el controlador | mppt o pwm | hace falta controlador de carga | what is an mppt for | do i need a charge controller',
  transfer:
    'para que sirve la transferencia automatica | pasa solo cuando se va la luz | como cambia de la calle a la bateria | what is a transfer switch | does it switch by itself when the power goes',
  kwKwh: 'que diferencia hay entre kw y kwh | que es un kilowatt hora | kw vs kwh',
  sunHours:
    'cuantas horas de sol hay en cuba | a que hora cargan mejor los paneles | que son las horas de sol pico | a que hora da mas el panel | how many sun hours | what time of day do they produce most | peak sun hours',
  panelLess:
    'por que el panel no da lo que dice | mi panel de 550 solo da 400 | rinden menos con calor | why does my panel give less than its watts',
  cloudy:
    'funciona si esta nublado | y cuando llueve | cargan de noche | que pasa de noche | que pasa si hay varios dias sin sol | trabaja con mal tiempo | does it work on cloudy days | what happens at night | does it charge in the rain',
  orientation:
    'hacia donde van los paneles | de que lado del techo los pongo | con que inclinacion van | pueden ir acostados | en que posicion se ponen | mirando para donde | which way should they face | what angle | which side of the roof',
  shade:
    'hay un arbol que da sombra | le da sombra el tanque | que pasa si un pedazo tiene sombra | a tree shades the roof | does shade matter',
  cyclone:
    'viene un ciclon que hago con los paneles | hay que bajarlos si hay huracan | como los protejo de la tormenta | hurricane is coming what do i do with the panels',
  fixing:
    'como se fijan al techo | con que se amarran los paneles | el viento no se los lleva | se pueden poner en techo de zinc | se pueden poner en el suelo | how are they mounted | can they go on a tin roof | will the wind blow them off',
  cleaning:
    'como se limpian los paneles | cada cuanto hay que lavarlos | les cae mucho polvo | puedo lavarlos con jabon | how do i clean the panels | how often to wash them | bird droppings',
  longOutage:
    'que apago primero en un apagon largo | como ahorro bateria | what should i turn off first | how do i stretch the battery',
  notCharging:
    'no esta cargando la bateria | el inversor se apaga solo | por que pita el inversor | sale un error en la pantalla | los paneles no cargan | que significa ese codigo | it is not charging | the inverter keeps beeping | it shuts off by itself | error on the screen',
  storing:
    'me voy de viaje que hago con la bateria | puedo guardarla meses sin usar | se echan a perder si no se usan | se dana si esta meses descargada | storing it for months | nobody will use it for a while',
  batteryPlace:
    'donde pongo la bateria | puede estar en el cuarto | se puede dormir al lado | puede ir afuera | puede estar al sol | where should the battery go | can it stay in the bedroom | is it safe to charge overnight inside | can i leave it charging while i sleep',
  batteryParallel:
    'puedo ponerle otra bateria despues | cuantas baterias puedo unir | se puede ampliar la capacidad mas adelante | can i add another battery later | how many can i connect together',
  tighten: 'cada cuanto se aprietan los bornes | how tight should the terminals be',
  inverterPlace:
    'donde se pone el inversor | puede ir afuera el inversor | cabe en el bano | where do i put the inverter | can the inverter be outside',
  starting:
    'por que se apaga cuando arranca el motor | que es el pico de arranque | why does it shut off when the pump starts | what is surge power',
  protections:
    'que protecciones lleva | hace falta breaker | hay que poner tierra | como lo protejo de los rayos | what protection do i need | does it need grounding | lightning protection',
  fuseSize: 'de cuanto tiene que ser el fusible | que breaker le pongo | what size fuse',
  firstTime:
    'como se enciende por primera vez | que se conecta primero | en que orden se conecta | how do i turn it on the first time | what do i connect first',
  tools:
    'que herramientas hacen falta | lo puedo instalar yo mismo | es dificil de montar | mi hijo sabe de electricidad lo puede montar | can i install it myself | what tools do i need | can my son install it he is an electrician',
  recycle:
    'que hago con la bateria vieja | donde se botan las baterias | how do i dispose of an old battery',
  boxes: 'que reviso cuando lleguen las cajas | what do i check when the boxes arrive',
  cableLength:
    'a que distancia pueden estar los paneles | cuantos metros de cable | el techo esta lejos del inversor | de que grosor va el cable | how far can the panels be | how thick should the cable be',
  lifetime:
    'cuantos anos dura una bateria de litio | cada cuanto hay que cambiar la bateria | vida util de la bateria | how many years does the battery last | when do i replace it',
  panelLife:
    'cuantos anos duran los paneles | se gastan los paneles | how long do panels last | do panels wear out',
  stationOrKit:
    'que es mejor una estacion o un kit | que diferencia hay entre un kit y una estacion portatil | bateria con inversor aparte o todo junto | vivo alquilado que me conviene | power station or fixed kit | what is the difference between a kit and a station',
  generatorOrSolar:
    'que es mejor planta de gasolina o solar | para que quiero solar si tengo planta | generator or solar | why solar instead of a gas generator',
  upsUse:
    'se apaga la computadora cuando se va la luz | sirve como ups | cuanto demora en cambiar a bateria | does it work as a ups | will my pc reboot',
  gridTie:
    'puedo venderle corriente a la empresa electrica | se puede inyectar a la red | sell power back to the grid | net metering',
  offGrid:
    'que es off grid | se puede usar mientras hay corriente de la calle | funciona a la vez con la corriente de la calle | off grid or grid tied | does it work together with the grid',
  warmth:
    'es normal que se caliente | se pone tibio cuando carga | por que bota aire caliente | is it normal that it gets warm',
  only110: 'en mi casa solo hay 110 me sirve el de 220 | i only have 110 at home',
  acGenerator: 'puedo cargar el hibrido con la planta | can i feed the hybrid from a generator',
  coast: 'vivo cerca del mar se oxidan | le hace dano el salitre | does salt air damage the panels',
  lithiumSafe:
    'es peligroso el litio | explotan esas baterias | are lithium batteries safe | can it explode',
  ampHours: 'que son los amperes hora | que quiere decir ah | what does ah mean',
  shunt:
    'que es el shunt | como se cuanta carga le queda a la bateria | como se si esta llena la bateria | how do i know how much is left | how do i know the battery is full',
  panelCable:
    'que cable llevan los paneles | puedo usar cable de casa para los paneles | can i use regular wire for the panels',
  phoneApp:
    'se puede ver desde el telefono | tiene aplicacion | trae wifi | does it have an app | can i check it from my phone',
  chargeFromOutlet:
    'se carga con la corriente de la casa | se puede cargar sin paneles | como se carga si no hay sol | can i charge it from the wall | can i charge it without panels',
  waterproof:
    'se puede mojar | aguanta la lluvia | puede estar a la intemperie | se puede poner en el balcon | is it waterproof | can it get wet | can it stay on the balcony',
  standby:
    'cuanto gasta el inversor sin nada conectado | gasta estando apagado | does it use power when idle',
  batteryCare:
    'que mantenimiento lleva la bateria | hay que echarle agua | como la cuido para que dure | does the battery need maintenance | how do i make it last',
  tooManyPanels:
    'que pasa si pongo mas paneles de la cuenta | puedo ponerle mas paneles despues | can i put more panels than it says | can i add more panels later',
  quiet: 'hace ruido | suena mucho | echa humo o gases | is it noisy | does it give off fumes',
  carCharge: 'se puede cargar en el carro | can i charge it in the car',
  savings:
    'cuanto ahorro con esto | en cuanto tiempo recupero el dinero | vale la pena la inversion | how much will i save | is it worth the money',
  permit: 'hace falta un permiso | es legal poner paneles en la casa | do i need a permit',
  houseWiring:
    'como lo conecto a toda la casa | se puede conectar al tablero | how do i connect it to the house panel',
}

/** Questions on products, loads and talk, which no text answers. */
export const askedOfProducts =
  'cuanto cuesta el kit | que precio tiene la estacion de mil | cuanto vale la bateria | dame el precio | y la de dos mil | cuanto seria con dos | que trae el kit | cuanto pesa | cuanto mide el panel | cuanta garantia tiene la bateria de 100 | cuanto dura con un refrigerador | cuantas horas aguanta un ventilador | puede con el refrigerador | la estacion mueve un aire | que inversor necesito para una nevera y un televisor | cuantos paneles necesito para la casa | que bateria le pongo | que me recomiendas para mi mama | busco algo barato | tengo quinientos dolares que me alcanza | cual es la mas barata | la mas grande | tienen estaciones | que venden | cual es mejor de las dos | compara la de mil con la de dos mil | cual pesa menos | cuanto consume un televisor | cuanta corriente da al dia | quiero un kit para una casa | en cuanto tiempo se carga con dos paneles | how much is the station | price of the kit | what is in the kit | how heavy is it | can it run a fridge | how long will it run a fan | which inverter do i need | cheapest battery | what do you recommend for my mom | i have 800 dollars | how much does a tv use | what size battery for a fridge | and the bigger one | do you have panels | which of the two is lighter | hola buenas tardes | gracias | con quien hablo | puede con una plancha | necesito luz para dos bombillos y cargar telefonos'
