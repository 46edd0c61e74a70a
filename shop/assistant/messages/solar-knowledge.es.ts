import type { SolarPassageId } from '../knowledge/solar-passages.rules.ts'

/** Short answers on how solar equipment works. */
export const solarKnowledge: Record<SolarPassageId, string> = {
  chemistry:
    'De litio (LiFePO4): aguanta de 4000 a 8000 ciclos y se usa el 90 % de su carga; una de gel o AGM dura unos 500 a 800 ciclos y solo se usa el 50 %, la mitad. La de litio cuesta más al comprarla y menos por año.',
  sineWave:
    'Onda pura. Un refrigerador lleva motor: con onda modificada se calienta, hace ruido y dura menos. Todos los inversores y estaciones de la tienda son de onda pura.',
  voltages:
    '48 V para una casa entera; 12 V basta hasta unos 1200 W y 24 V hasta unos 3000 W. Con más voltaje la corriente es menor: cables más finos y menos pérdida.',
  topcon:
    'TOPCon si el precio es parecido o el techo es pequeño: pierde menos con el calor, envejece más despacio (30 años de garantía de potencia, los PERC 25) y rinde más por metro (22,5 % de eficiencia contra 21,3 %). Si sobra techo, PERC da más watts por dólar.',
  bifacial:
    'Sí valen la pena sobre un techo claro: la cara trasera aprovecha la luz que se refleja y suele dar entre 5 y 10 % más. Pegados a un techo oscuro, la trasera casi no aporta.',
  folding:
    'Rígido (monocristalino o PERC), si va a quedarse fijo. El plegable no es para la intemperie permanente: sirve para cargar una estación y guardarlo.',
  depth:
    'Es qué parte de la carga se gasta antes de volver a cargar. Una batería de litio (LiFePO4) se descarga hasta el 90 % sin dañarla; una de gel, AGM o plomo, solo el 50 %, la mitad. Cuanto menos se descarga, más ciclos dura.',
  wiring:
    'En serie se suman los voltios y los amperes quedan igual. En paralelo se suman los amperes y los voltios quedan igual.',
  mixedPanels:
    'No conviene: en serie todos dan la corriente del más débil; en paralelo, el voltaje del menor. Solo paneles iguales.',
  bms: 'El BMS es la electrónica dentro de la batería que la protege: corta sola si hay sobrecarga, descarga excesiva, corto, demasiada corriente, calor o frío, y mantiene parejas las celdas.',
  hybrid:
    'Un inversor híbrido reúne en una sola caja tres equipos: el inversor, el cargador de la red y el controlador solar (MPPT) de los paneles. Usa el sol, la batería o la red según haya.',
  splitPhase:
    'Fase dividida es dar 110 V y 220 V a la vez, con dos fases de 110. Hace falta si tienes equipos de 220, como un split o una turbina; lo de 110 se reparte entre las dos.',
  controllerWhat:
    'Es lo que va entre los paneles y la batería: carga sin pasarse. El MPPT busca el punto de más potencia y aprovecha entre 15 y 30 % más que un PWM.',
  transfer:
    'Pasa la casa sola de la corriente de la calle (la red) al inversor cuando se va la luz, y de vuelta cuando llega, sin unirlas nunca. Así no se devuelve energía a la calle ni se quema el inversor.',
  kwKwh:
    'kW es potencia: lo que un equipo pide en un momento. kWh es energía: esa potencia por las horas de uso. Un equipo de 1 kW encendido 2 horas gasta 2 kWh.',
  sunHours:
    'Entre 4,3 y 5,5 horas de sol pico al día según la provincia y el mes; contamos con 4,5 de promedio para no quedarnos cortos.',
  panelLess:
    'Porque esos watts son de laboratorio, con sol a pleno y el panel a 25 grados. En el techo pierde por el calor, el ángulo, las nubes, la sombra y el polvo: lo normal es cerca del 75 % al mediodía y menos el resto del día.',
  cloudy:
    'Con nubes dan mucho menos, cerca de un tercio; de noche nada. Por eso la batería guarda para la noche y el día flojo.',
  orientation: 'Mirando al sur, con unos 20 grados de inclinación.',
  shade: '',
  cyclone:
    'Desconecta todo, baja los paneles y guárdalos bajo techo; el inversor y la batería, apagados y en alto, lejos del agua.',
  fixing: '',
  cleaning: '',
  longOutage: '',
  notCharging: '',
  storing: '',
  batteryParallel: 'Sí, si son iguales y la ficha lo permite.',
  tighten: '',
  inverterPlace: '',
  starting:
    'Los motores (refrigerador, turbina, aire) piden al arrancar varias veces sus watts; si el inversor no los da, se apaga.',
  protections: '',
  fuseSize:
    'El fusible va según el cable: algo más que la corriente del equipo y nunca más de lo que el cable aguanta.',
  firstTime: '',
  tools: '',
  recycle: '',
  boxes: '',
  cableLength: '',
  lifetime:
    'Una batería de litio LiFePO4 dura unos 10 años o más: de 3500 a 8000 ciclos al 80 %, según el modelo. Con un ciclo diario, 4000 son casi 11 años.',
  panelLife: 'De 25 a 30 años, con garantía de potencia; cada año pierden alrededor del 0,5 %.',
  stationOrKit:
    'La estación se enchufa y ya, se mueve y no se instala; el kit fijo da más energía por dólar, se amplía y alimenta la casa, pero lo monta un electricista.',
  generatorOrSolar:
    'La solar no gasta combustible, no hace ruido ni humo y se usa dentro de la casa; la planta da más potencia por menos dinero al comprarla, pero solo afuera y con gasolina.',
  upsUse:
    'Las estaciones y los inversores cargadores pasan a batería solos, en unos 10 a 20 milisegundos: una computadora no suele apagarse. El tiempo exacto está en la ficha de cada uno cuando lo da el fabricante.',
  gridTie:
    'No los vendemos para inyectar a la red: nuestros inversores trabajan aislados. Eso pide contrato y contador de la empresa eléctrica.',
  offGrid:
    'Aislado (off-grid): vive de sus paneles y su batería y da luz en el apagón. Conectado a la red (grid-tied): mete lo que sobra en la calle y, sin batería, se apaga cuando se va la luz. Los nuestros trabajan aislados.',
  warmth:
    'Tibio cuando trabaja o se carga es normal: suelta el calor con su ventilador. Déjale un palmo de aire a cada lado y nada encima. No es normal que queme al tacto o que huela: entonces apágalo y que lo revisen.',
  lithiumSafe:
    'Las nuestras son LiFePO4 (litio hierro fosfato), la química de litio más estable: van selladas, no sueltan gases al cargar, y su BMS corta sola. Una de plomo suelta hidrógeno y lleva ácido. Aun así, va en un lugar seco y con aire, lejos del calor.',
  only110:
    'Depende: uno de fase dividida (120/240 V) da 110 a tus equipos con el sol y la batería, pero para cargarse de la calle casi siempre pide 220 V, dos fases y neutro, que en tu casa no hay. Mira su manual antes de comprarlo; con solo 110 conviene un inversor de 110/120 V, que se carga de esa misma línea. Lo conecta un electricista.',
  acGenerator:
    'Una sola fuente por entrada: a la entrada AC llega la calle o la planta, nunca las dos a la vez. Las cambia un conmutador que corta también el neutro, y lo monta un electricista. La planta debe dar el voltaje y los watts que pide el manual del híbrido.',
  coast:
    'Los paneles van a la intemperie; cerca del mar, lo que el salitre pudre son los tornillos y las grapas: de aluminio o acero inoxidable. Lávalos con agua dulce. Si un panel aguanta el aire salado lo dice su ficha.',
  cycleWhat:
    'Un ciclo es gastar la batería y volver a cargarla una vez: descarga y carga completas, o dos medias. Los ciclos de la ficha son cuántas veces se puede hacer antes de que guarde solo el 80 % de lo que guardaba nueva.',
  inverterWhat:
    'El inversor convierte la corriente directa de la batería o de los paneles en la corriente alterna de 110 o 220 V que usan los equipos de la casa. Sin él no se enchufa nada de la casa.',
  inverterDevice:
    'Para vivir del sol, inverter: el motor baja de marcha en vez de parar y arrancar. Gasta menos al día y arranca suave, sin el pico de varias veces sus watts, así que lo mueven un inversor y una batería más pequeños. Uno normal cuesta menos al comprarlo y pide más equipo solar.',
  ampHours:
    'Ah son amperes-hora: cuánta corriente guarda la batería, como los litros de un tanque. Multiplicados por sus voltios dan la energía: 100 Ah a 12 V son unos 1200 Wh, y 100 Ah a 48 V, cuatro veces más.',
  shunt:
    'Mide la corriente que entra y sale de la batería y dice cuánta carga le queda, en porcentaje; el voltaje solo no lo dice bien. El shunt va en el negativo.',
  panelCable:
    'No con una extensión de la casa: de los paneles al equipo va cable solar de corriente directa (10 AWG, doble aislamiento, para sol y lluvia) con conectores MC4. Una extensión se calienta, se cuartea al sol y puede coger candela.',
  phoneApp: 'Depende del modelo: la ficha de cada equipo lo dice cuando el fabricante lo indica.',
  chargeFromOutlet:
    'Sí: una estación portátil se carga enchufada a la corriente de la casa, o con paneles. Una batería sola necesita un cargador para LiFePO4 o un inversor que cargue.',
  waterproof:
    'Los paneles sí van a la intemperie; los inversores, baterías y estaciones van bajo techo y secos, salvo que su ficha diga otra cosa.',
  standby:
    'Es lo que un equipo gasta encendido sin hacer nada: un inversor pide él solo entre 8 y 90 W según su tamaño, día y noche, y la calculadora ya lo cuenta. Para ahorrarlo, apaga el inversor o los equipos que quedan en espera (televisor, cargadores) cuando no los usas.',
  batteryCare:
    'Una batería de litio (LiFePO4) casi no pide mantenimiento: no se le echa agua ni ácido. Mantenla seca, con aire y sin polvo, y cárgala antes de guardarla.',
  tooManyPanels:
    'Depende de qué se pasa: si se pasan los voltios, el controlador o el inversor se quema; si solo sobran watts, da su máximo y el resto se pierde.',
  quiet:
    'Los inversores y las estaciones no queman nada: no echan humo, y solo suena su ventilador cuando trabajan fuerte o se cargan. Las baterías y los paneles no hacen ruido.',
  carCharge:
    'Solo si su ficha o manual trae entrada de 12 V de carro, y con el motor andando: el encendedor da unos 100 W, así que 1 kWh toma unas 10 horas de camino; con el motor apagado te quedas sin arranque. Las fichas de la tienda no la nombran: pregúntale a una persona cuál trae ese cable. Un panel o la corriente de la casa cargan mucho más rápido.',
  savings:
    'Depende de lo que pagas por kWh: cada kWh que da el sol es uno que no compras. Multiplica los kWh de un año por tu tarifa. En Cuba la corriente de la calle es barata y se ahorra poco en la factura: lo que se ahorra es el combustible de una planta y la comida que no se pierde. La calculadora pone el costo del kWh de cada juego al lado del de una planta de gasolina.',
  permit:
    'En Cuba no conocemos una regla que pida permiso para paneles que trabajan aislados de la red, pero confírmalo en tu oficina de la Unión Eléctrica (UNE) y, en un edificio, con los vecinos por el techo. Para unirse a la red sí hace falta un contrato con la UNE. En Estados Unidos casi siempre piden permiso de la ciudad y un electricista con licencia.',
  batteryPlace: '',
  houseWiring:
    'Sí, pero lo hace un electricista y por un conmutador: nunca por un tomacorriente. Un inversor híbrido o con cargador trae su conmutador y une el neutro él mismo; una estación o un inversor suelto necesita una transferencia que corte también el neutro. Siempre con un diferencial de 30 mA y toma de tierra. Sin tocar el tablero, enchufa los equipos directo a él.',
}
