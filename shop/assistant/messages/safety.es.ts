import { installing } from '../electrical/messages/installing.es.ts'

/** What to do in an emergency, and why a plan must not be carried out. The first sentence is what to do now. */
export const safety = {
  fire: 'Sal con todos y llama al {fire}. No eches agua a nada con corriente. Solo si puedes sin acercarte, corta el interruptor. El humo del litio es veneno: no vuelvas a entrar, puede volver a arder durante días.',
  heat: 'Apaga los equipos, luego los paneles, luego la batería; no toques metal. Si sale humo o quema al tacto, aléjate, sal con todos y llama al {fire}.',
  line: 'Aléjate 10 metros o más y que nadie se acerque: aunque no chispee puede tener corriente, y el suelo a su lado también. No la toques nunca, ni con un palo. Llama al {fire} y a la empresa eléctrica. A quien esté herido no lo toques hasta que la corten: {ambulance}. Dentro de un carro, no bajes.',
  shock:
    'No lo toques: corta la corriente o apártalo con madera seca. Llama al {ambulance}; si no respira, masaje cardíaco. Un metal que da corriente tiene una fuga: no lo uses hasta que lo revise un electricista.',
  unaided:
    'Llama al {ambulance} ya. Si no respira, acuéstalo boca arriba y dale masaje cardíaco hasta que lleguen; si respira mal, siéntalo derecho. Si usa oxígeno, pásalo al cilindro de reserva y deja la batería solo para su equipo. Si fue la corriente, córtala antes de tocarlo.',
  swollen:
    'No la cargues ni la abras. Si está fría, afuera, lejos de todo; si está caliente, aléjate. Si echa humo, sal con todos y llama al {fire}.',
  flooded:
    'No entres al agua ni toques nada; que un electricista la revise. No vuelve a usarse: mojada hace corto y puede arder. De día los paneles dan voltaje aunque todo esté apagado.',
  generator:
    'Apágala si la tienes a mano y sal con todos al aire libre. Nunca dentro, ni en el balcón o el portal: el gas no huele y mata. A más de 6 metros, escape hacia afuera.',
  dizzy: 'Sal con todos al aire libre ya y llama al {ambulance}: es monóxido.',
  acid: 'Agua corriente 20 minutos, quita la ropa, {ambulance} si es en los ojos.',
  swallowed:
    'Llama al {ambulance} y ve ya a urgencias: quema por dentro en minutos. No lo hagas vomitar; lleva el envase.',
  lightning:
    'No toques los paneles, los cables ni el inversor, y que nadie suba al techo mientras truene. Si hay humo, chispas u olor a quemado, sal con todos y llama al {fire}. A quien le cayó el rayo sí se le puede tocar: {ambulance}, y masaje cardíaco si no respira. Nada de eso se enciende hasta que lo revise un electricista.',
  lifeline:
    'Pásalo ya a lo que tenga de reserva (el cilindro, la batería del aparato), siéntalo derecho y llama al {ambulance} sin esperar. Desconecta todo lo demás de la batería: la corriente es para su equipo. Si no hay reserva, llévenlo enseguida al policlínico o al hospital, y no lo dejes solo. Si no respira, acuéstalo y dale masaje cardíaco hasta que lleguen. Si fue la corriente, córtala antes de tocarlo.',
  coldMedicine:
    'No la uses ni la botes todavía: pregúntale a su médico o en la farmacia si aún sirve. Mientras, ponla en un termo con hielo, sin que el hielo la toque, y que no se congele. Si le falta una dosis o se pone mal, llama al {ambulance}.',
  after:
    'No la uses, no la abras y no la quemes. Déjala al aire libre, lejos de todo y de los niños, al menos varios días: puede volver a arder. Después no va a la basura: tapa los bornes con cinta y escríbele a una persona de la tienda, que te dice a dónde llevarla.',
  numbers: {
    cuba: { fire: '105', ambulance: '104' },
    usa: { fire: '911', ambulance: '911' },
  },
  both: '{here} (en {place}, {there})',
  places: { cuba: 'Cuba', usa: 'Estados Unidos' },
  medical:
    'Es un equipo médico: que esto no sea nunca su única corriente, y no prometemos que alcance. {reserve}, y si no pasa a la batería sin ayuda, alguien despierto que lo enchufe. Ten un plan B (un cilindro lleno, otro lugar con corriente) y consúltalo con su médico. Si se pone mal, llama al {ambulance}.',
  plateFirst:
    'Es un equipo médico: primero el plan B (su propia batería cargada, un cilindro lleno u otro modo que diga su médico, y un lugar con corriente a donde llevarlo), y que esto no sea nunca su única corriente. Si se pone mal, llama al {ambulance}.',
  plateAsked:
    'Cuánto gasta lo dice solo su chapa, y no invento la cifra: dime los watts (o los amperes y los voltios) que pone y cuántas horas falta la corriente. Con eso cuento qué equipo le alcanza, con un tercio de reserva. Pregunta también si aguanta unos segundos sin corriente: si no, solo sirve lo que pasa a la batería sin ayuda. ¿Qué dice la chapa?',
  counted: 'Deja un tercio de reserva',
  alreadyCounted: 'La cuenta ya lleva un tercio de reserva',
  medicalCold:
    'Es por una medicina: que esto no sea nunca su único frío, y no prometemos que alcance. Abre poco la puerta, ten un termo con hielo (sin que el hielo la toque) y un termómetro, y si se calentó pregúntale a su médico antes de usarla. Si se pone mal, llama al {ambulance}.',
  chapter: 'Leerlo en la guía: {title}',
  plans: {
    ...installing,
    backfeed:
      'No lo hagas: nunca se conecta la salida de un inversor, estación o planta a un tomacorriente ni al tablero sin un conmutador. La corriente vuelve a la calle y puede matar al liniero, a tu familia o a los vecinos. Lo monta un electricista.',
    theft:
      'No, en eso no ayudo: tomar corriente sin pasar por el contador es robo, y la línea de la calle mata. Si la factura te ahoga, con paneles propios sí te puedo ayudar.',
    earth:
      'No le quites la tierra. Si da calambre hay una fuga: apágalo, desconéctalo y que lo revise un electricista. Sin tierra ni diferencial, un cable pelado mata.',
    largerFuse:
      'No pongas uno mayor. El fusible protege al cable: nunca mayor que lo que el cable aguanta, o el cable se calienta y coge candela. Si se funde a menudo hay una causa (sobrecarga, corto o un borne flojo): apaga y que la busque un electricista.',
    fuse: 'No lo quites ni lo puentees, tampoco un diferencial o el BMS: te protege. Una batería de litio da miles de amperes en un corto y sin esa protección el cable arde. Si salta a menudo hay una causa (fuga, corto, sobrecarga): que la busque un electricista.',
    openBattery:
      'No se abre ni se repara en la casa: dentro hay corriente que no se puede apagar, peligro de fuego y humo venenoso, y se pierde la garantía. Si no carga o dura poco, escríbele a una persona de la tienda con fotos y el número de pedido.',
    shortCircuit:
      'No juntes los polos de una batería, ni con una llave ni con un reloj puesto: salta un arco y quema. Quítate anillos y cadenas.',
    mixedBatteries:
      'No juntes baterías distintas: la más fuerte se descarga sobre la otra y puede arder. Iguales en marca, modelo y edad, y cargadas por completo una a una antes de unirlas.',
    acBreaker:
      'No sirve. Los paneles y la batería dan corriente directa (DC): un breaker de alterna no apaga su arco y se incendia. Hace falta un interruptor de corriente directa del voltaje de tus paneles.',
    roof: 'No subas al techo solo, mojado o con viento: un resbalón mata, y el panel da corriente aunque llueva. Espera a que pase, apaga desde abajo y después sube acompañado y amarrado.',
    live: 'No trabajes con corriente. Apaga los equipos, luego los paneles, luego la batería, y comprueba con un multímetro que no hay tensión antes de tocar. Los paneles dan voltaje mientras haya luz: tápalos.',
    cold: 'No: una batería de litio no se carga por debajo de 0 °C, se daña por dentro. Ponla dentro de la casa y espera a que se caliente; descargarla sí puede.',
    farBattery:
      'No la pongas tan lejos: el inversor va a menos de 2 metros de la batería, con cable grueso y corto. Con uno largo o de extensión el voltaje cae y el cable se calienta. Lo que sí puede ir lejos son los paneles.',
    solder:
      'No sueldes sobre una batería: el calor daña la celda por dentro y puede coger candela. Los cables llevan terminales prensados y van atornillados al borne, bien apretados y con su fusible.',
    damaged:
      'No la instales ni la cargues. Una batería golpeada puede arder después: déjala al aire libre, lejos de todo, y mándanos fotos y el número de pedido.',
    sources:
      'No lo hagas: nunca se juntan las salidas de dos equipos (inversor, estación, planta) ni van a la misma línea. Uno empuja contra el otro: se queman y pueden arder. Cada uno lleva sus propios circuitos, o un conmutador que elige uno solo; en paralelo, nada más los que su manual lo permite.',
    thinWire:
      'No uses un cable fino (ni 8, 10 o 12 AWG): entre la batería y el inversor pasan cien amperes o más, y se pone al rojo y arde. Hace falta cable de batería del grueso que dice la tabla, casi siempre 2/0 AWG, corto y con su fusible.',
    directPanel:
      'No, nunca directo: falta el controlador, y un panel directo destruye la batería y puede incendiarla. Entre los dos va un controlador MPPT del voltaje de la batería; un inversor híbrido o una estación ya lo traen.',
    wet: 'No le eches agua: una estación, un inversor o una batería mojada hace corto y puede arder. Apágala y límpiala por fuera con un paño seco; con agua solo se lavan los paneles.',
    vents:
      'No la tapes: sin aire se calienta, se apaga sola y puede arder. Deja libres las rejillas, a un palmo de todo y sin tela encima; si molesta el ruido, ponla en otro cuarto seco y ventilado.',
    weakFuse:
      'No: uno de carro (ANL, MIDI, de cuchilla) o un breaker pequeño no corta el corto de una batería de litio, que da miles de amperes: se queda en arco y arde. Va uno de clase T, o el MRBF en 12 V, junto al polo positivo, del voltaje y los amperes de tu cable.',
    oneFuse:
      'No: cada batería lleva su propio fusible junto a su polo positivo. Con uno solo para las dos, si una falla la otra le echa toda su corriente por un cable sin protección, y arde.',
    aluminum:
      'No uses aluminio: se afloja y se oxida en el borne, se calienta y arde. Entre batería e inversor va cable de batería de cobre, con terminales prensados y del grueso que dice la tabla.',
    twoEarths:
      'No las separes: todas las tierras (paneles, inversor, tablero) se unen en una sola. Con dos sueltas un rayo o una fuga pone voltaje entre equipos y mata. Puede haber más de una varilla, si un cable de cobre las une; lo mide un electricista.',
    sunnedBattery:
      'No la pongas al sol ni en el techo: pasa de 45 grados, pierde años y puede fallar. Va bajo techo, en un lugar seco, fresco y con aire, lejos de las camas, la cocina y el gas.',
    warmCable:
      'No es normal: ningún cable, borne ni conector debe estar caliente. Apaga los equipos, luego los paneles, luego la batería; es un borne flojo o un cable fino, y puede arder. Que lo apriete o lo cambie un electricista antes de volver a usarlo.',
    modifiedSine:
      'No: con onda modificada un motor o compresor (refrigerador, aire, bomba, ventilador) se calienta, zumba y se quema, y un equipo médico (concentrador, CPAP, nebulizador) puede fallar o pararse. Solo onda pura: así son todos los inversores y estaciones de la tienda.',
    alternator:
      'No, nunca directo: una batería de litio pide tanta corriente que quema el alternador y calienta los cables. Entre los dos va un cargador DC-DC que limite la corriente, con perfil LiFePO4 y un fusible en cada extremo.',
    leadCharger:
      'No: un cargador de plomo ecualiza y desulfata con más voltaje del que el litio aguanta, y no sigue su perfil: el BMS corta o la batería se daña. Usa uno con perfil LiFePO4 y del voltaje de la batería.',
    neutral:
      'Depende del inversor, y no lo hagas tú: neutro y tierra se unen en un solo punto a la vez. Un híbrido hace ese puente él solo con la batería; en otros lo pone el electricista en su salida, y en otros no va. Uno de más o de menos deja sin protección y mata: lo dice el manual.',
    hydrogen:
      'No la cargues en un lugar cerrado ni cerca de una llama, un cigarro o una chispa: al cargarse, una batería de plomo suelta hidrógeno, que no huele y explota. Va en un sitio abierto y ventilado, lejos de donde se duerme y se cocina, y se apaga el cargador antes de soltar los cables.',
    unclear:
      'No lo hagas así: por lo que cuentas puede dar corriente, fuego o gases que matan. Apaga lo que puedas sin tocar metal, y pregúntale a un electricista o a una persona de la tienda antes de seguir.',
  },
} as const
