/** Sent with the wiring sheet only. */
export const wiring = {
  title: 'Hoja de instalación: {name}',
  lead: 'El plano de este equipo, con los mismos números con que la tienda lo revisa. Para quien lo monta, impreso.',
  parts: 'Hoja de instalación de estas piezas',
  own: {
    battery: 'Batería que ya tiene la casa',
    inverter: 'Inversor que ya tiene la casa',
    panel: 'Paneles que ya tiene la casa',
    note: 'Lo que ya tiene la casa se cuenta con cifras prudentes: antes de conectar, el electricista lee sus etiquetas y mira edad, bornes, cargador, vidrio y conectores. Lo que aquí falta está en ellas.',
  },
  setPartialLink:
    'Hoja de instalación: estas piezas no forman un sistema completo; ahí dice qué falta o qué no va junto',
  setLink: 'Hoja de instalación de este conjunto: plano, cables y fusibles',
  setBack: 'La calculadora solar',
  who: 'La conexión a la casa, la tierra y las protecciones las hace y las firma un electricista. Si el manual de un equipo dice otra cosa, manda el manual.',
  basis:
    'Las cifras de los equipos son las típicas de su clase mientras no esté su hoja técnica: compáralas con la chapa antes de conectar.',
  place: {
    label: '¿Dónde se monta? El frío decide cuántos paneles van en serie',
    labelNoPanels: '¿Dónde se monta?',
    change: 'Contar para este lugar',
    cuba: 'Cuba',
    unknownState: 'EE. UU., sin decir el estado; en Alaska hace más frío',
    counted: 'Contado para: {place} de mínima.',
    unknown: 'El lugar «{asked}» no se conoce: se cuenta con {place}.',
  },
  print: 'Imprimir o guardar en PDF',
  back: 'Volver al producto',
  guide: 'La guía de instalación completa',
  diagram: 'Plano unifilar',
  diagramAlt:
    'Plano unifilar. Del sol: {sun}. De la batería: {battery}. Se juntan en: {source}. Hacia la casa: {house}. {bond}. {earth}',
  diagramEarth: 'Todo a una misma tierra.',
  legend:
    'Los números son los de la tabla. Del sol y de la batería, cada línea es un par de cables, positivo y negativo; de la calle y hacia la casa, fases y neutro.',
  legendNoPanels:
    'Los números son los de la tabla. De la batería, cada línea es un par de cables, positivo y negativo; de la calle y hacia la casa, fases y neutro.',
  legendMissing: 'Lo que lleva asterisco y símbolo a trazos no viene: se compra aparte.',
  notHere: 'No viene',
  table: 'Pieza por pieza',
  number: 'N.º',
  piece: 'Pieza',
  facts: 'Cómo va',
  columns: { sun: 'Sol', battery: 'Batería', house: 'Casa' },
  short: {
    panels: 'Paneles',
    combiner: 'Caja combinadora',
    stringFuse: 'Fusibles de serie',
    panelCable: 'Cable solar',
    disconnect: 'Corte del sol',
    arrester: 'Rayos',
    controller: 'Controlador',
    controllerFuse: 'Fusible del MPPT',
    charger: 'Cargador',
    chargerFuse: 'Fusible cargador',
    bank: 'Batería',
    bankFuse: 'Fusible',
    bankBreaker: 'Interruptor',
    mainBreaker: 'Corte principal',
    isolator: 'Corte de batería',
    precharge: 'Precarga',
    rapidShutdown: 'Apagado rápido',
    boxTail: 'De caja a equipo',
    nearDisconnect: 'Segundo corte',
    nearArrester: 'Segundo de rayos',
    bankCable: 'Cable de batería',
    bars: 'Barras + y −',
    mainFuse: 'Fusible principal',
    barCable: 'Barras–inversor',
    hybrid: 'Inversor híbrido',
    separate: 'Inversor',
    backup: 'Inversor cargador',
    station: 'Estación',
    busbar: 'Unión, detrás del fusible',
    grid: 'Calle',
    gridBreaker: 'Corte de calle',
    rcd: 'Diferencial',
    transfer: 'Conmutador',
    board: 'Tablero de casa',
    outlets: 'Equipos, directo',
    earth: 'Tierra',
  },
  series: { one: '{count} serie de {series}', other: '{count} series de {series}' },
  figures: {
    box: '{strings} de {room} entradas',
    inputs: 'aquí 1 de {inputs} entradas',
    boxEach: '{inputs} cajas, una por entrada',
    drop: 'pierde {drop} %',
    kinds: { classT: 'clase T', terminal: 'MRBF', breaker: 'interruptor DC', gpv: 'gPV' },
    inSeries: '{count} en serie',
    inParallel: '{count} en paralelo',
    transfer: 'Conmutador: interno',
    bond: 'Puente N–T: su relé, con batería',
    floating: 'Neutro flotante: sin puente N–T',
    unknownBond: 'Puente N–T: ver su manual',
    earth: 'Tierra: varilla 8 ft, cable 6 AWG',
    earthRod: 'varilla 8 ft, cable 6 AWG',
  },
  rows: {
    panelsInSeries:
      'En serie de {series}, el positivo de cada uno con el negativo del siguiente; series: {strings} ({perTracker} por entrada).',
    panelsAlone: 'Cada panel por separado, {perTracker} por entrada.',
    panels:
      'Cada serie da {open} V sin carga, {cold} V a {low} °C y {hot} V con calor; corriente {amps} A.',
    panel:
      'Cada panel da {open} V sin carga, {cold} V a {low} °C y {hot} V con calor; corriente {amps} A.',
    panelsJoined:
      'Las {perTracker} de una entrada se juntan con una derivación o una caja que aguante {amps} A, no con dos cables en un mismo borne.',
    panelsLimit: 'El equipo aguanta {limit} V.',
    panelsOwnLimit: 'El propio panel aguanta {limit} V.',
    panelsMin: 'Necesita al menos {min} V para cargar.',
    panelsStation: 'Cada panel a una entrada de la estación, sin unirlos entre sí.',
    stringsStation: 'Cada serie a una entrada de la estación, sin unirla con la otra.',
    box: {
      used: 'Entran {strings} series.',
      one: 'Tiene {room} entradas y',
      each: 'Cada caja tiene {room} entradas y',
      room: {
        one: 'se usa {count}; las demás quedan tapadas. En la sombra y a mano, con su pasacables apretado.',
        other:
          'se usan {count}; las demás quedan tapadas. En la sombra y a mano, con su pasacables apretado.',
      },
      apart:
        'Las series no se unen entre sí: van a {inputs} entradas del equipo, con una caja, un corte y un par de cables por entrada. Una caja probada no se abre para separar sus barras.',
      eachAtEnd:
        'Las series van a {inputs} entradas del equipo, con una caja y un corte por entrada. Las cajas van junto al equipo: cada serie llega con su propio par a la caja de su entrada, y dentro se unen en paralelo solo las de esa entrada. De cada caja al equipo, un par corto de {awg} AWG o más grueso.',
      eachJoined:
        'Las series van a {inputs} entradas del equipo, con una caja, un corte y un solo par por entrada: en cada caja se unen en paralelo solo las de su entrada.',
      atEnd:
        'La caja va junto al equipo: cada serie llega a ella con su propio par y dentro se unen en paralelo. De la caja al equipo, un par corto de {awg} AWG o más grueso.',
      joined: 'Dentro se unen en paralelo y salen con un solo par.',
      replaced: 'Trae fusibles de {rated} A: se quitan y van los de abajo.',
    },
    stringFuse:
      'Uno por serie, gPV de {rated} A y {volts} V, en la caja combinadora. La regla pide {needed} A.',
    cable:
      '{awg} AWG ({mm2} mm²), {pairs} × {feet} pies ({metres} m). Aguanta {ampacity} A y la regla pide {needed}; pierde el {drop} %.',
    links: { one: '{count} puente', other: '{count} puentes' },
    runs: {
      perString: 'Un par por serie.',
      spare: 'Un par por serie; los demás quedan de repuesto o para añadir una serie.',
      sideBySide:
        '{pairs} pares uno al lado del otro, en los mismos bornes: cada uno aguanta él solo el fusible, y juntos se reparten la corriente: se calientan menos y pierden menos.',
      each: 'Un par de cada batería {end}.',
      bars: 'Un par de cada batería a dos barras colectoras, una para todos los + y otra para todos los −, y un par de las barras al inversor. Nunca de una batería a la otra: el último cable quedaría detrás de todos los fusibles.',
      series:
        'En serie: un solo cable del + de cada batería al − de la siguiente ({links}), nunca un par. El − libre de la primera y el + libre de la última van al inversor; el +, por el fusible. Antes de cerrar, mide de {from} a {to} V entre las dos puntas libres.',
      eachString:
        'Dentro de cada serie, un solo cable del + de una batería al − de la siguiente ({links} en cada serie), nunca un par. Después, un par de cada serie {end}. Antes de unirlas, mide de {from} a {to} V en cada serie.',
      barStrings:
        'Dentro de cada serie, un solo cable del + de una batería al − de la siguiente ({links} en cada serie), nunca un par. Después, un par de cada serie a dos barras colectoras, una para todos los + y otra para todos los −, y un par de las barras al inversor. Antes de unirlas, mide de {from} a {to} V en cada serie.',
    },
    ends: {
      terminals: 'a los bornes del inversor',
      bars: 'a dos barras colectoras, una para los + y otra para los −',
    },
    bars: 'Dos, de {amps} A o más y tapadas, junto al inversor: no vienen. De ellas al inversor, el cable de la línea que sigue.',
    barsMain:
      'Dos, de {amps} A o más y tapadas: no vienen. De ellas al inversor, el fusible principal y el cable de las líneas que siguen.',
    barPairs: { one: 'un par', other: '{count} pares iguales de largos, en paralelo,' },
    barCable:
      'De las barras al inversor, {pairs} de {awg} AWG ({mm2} mm²) y {feet} pies o menos: aguanta {ampacity} A, no menos que los {fused} A que dejan pasar juntos los fusibles de las baterías. El inversor pide {load} A con un cuarto de más; pierde un {drop} %.',
    barCableMain:
      'De las barras al inversor, detrás del fusible principal, {pairs} de {awg} AWG ({mm2} mm²) y {feet} pies o menos: aguanta {ampacity} A, no menos que los {fused} A del fusible. El inversor pide {load} A con un cuarto de más; pierde un {drop} %.',
    earthRod:
      'Varilla de cobre de 8 pies, clavada entera, con su abrazadera, y cable de cobre verde de 6 AWG (13,3 mm²) sin empates. Se mide antes de encender: menos de 25 Ω.',
    cablesUsed: 'De los {pairs} pares se usan {used} cables.',
    cableLoss:
      'Se aconseja un 3 %: en un día del mes más flojo lo que pierde son a lo más unos {wh} Wh.',
    cableBetter: 'Con otro par igual al lado pierde el {half} %.',
    cableShort: '{awg} AWG, {pairs} × {feet} pies ({metres} m).',
    disconnect:
      'De corriente directa, {rated} A y {volts} V, antes del equipo y a mano. Si marca polaridad o una flecha se respeta: al revés no apaga el arco. La regla pide {needed} A.',
    disconnectEach: 'Hace falta uno por cada entrada de sol: {count}. Falta: {missing}.',
    disconnectInBox: 'Dentro de la caja combinadora.',
    boxTail: 'Un par corto de {awg} AWG o más grueso de cada caja a su entrada del equipo.',
    rapidShutdown:
      'Deja los paneles sin voltaje peligroso desde el suelo: en los techos de Estados Unidos es obligatorio.',
    isolator:
      'De corriente directa, para {amps} A seguidos o más y {volts} V o más, a mano: un fusible no corta, y a la batería hay que poder quitarla de un golpe. No viene.',
    precharge:
      'Un inversor de {watts} W da un golpe de corriente al conectarse: la resistencia carga antes sus condensadores unos segundos. Un chasquido fuerte es que falta o no se usó.',
    atInverter:
      'La caja queda a {feet} pies del inversor: junto a él hace falta otro, a la vista de quien trabaja.',
    arrester: 'Tipo 2 de corriente directa, {volts} V, con su cable verde a la tierra.',
    arresterInBox: 'Dentro de la caja combinadora, con su cable verde a la tierra.',
    controller:
      'MPPT de {amps} A. Primero la batería, después los paneles; para quitarlo, al revés.',
    bankOne: '{volts} V, {ah} Ah.',
    bank: '{volts} V, {ah} Ah: {parallel} en paralelo, {series} en serie.',
    chargedBy: {
      inverter: 'Carga máxima {charge} A: ponla en el inversor.',
      controller: 'Carga máxima {charge} A; la carga el controlador, no el inversor.',
      charger: 'Carga máxima {charge} A; la carga el cargador, no el inversor.',
    },
    chargedWithin: 'Admite {charge} A de carga; el inversor da como mucho {chargerA}.',
    bankLinks: 'Los cables que las unen vienen contados en «{cable}», todos del mismo largo.',
    bankLinksMissing: {
      one: 'Para unirlas falta {count} par de «{cable}».',
      other: 'Para unirlas faltan {count} pares de «{cable}».',
    },
    cuts: ' que corte {ka} kA (0,05 por cada Ah de la batería)',
    controllerFuse:
      'Del equipo a la unión: cable de {awg} AWG ({mm2} mm²) o más grueso, lo más corto que se pueda, y un fusible de corriente directa de {fuse} A{cuts}, junto a la unión; uno por cada equipo. La regla: 1,25 × {amps} A.',
    controllerFuseHeld:
      'Del equipo a la unión: el par de {awg} AWG ({mm2} mm²) que trae el fusible, y el fusible de {fuse} A{cuts} junto a la unión. La regla: 1,25 × {amps} A.',
    controllerFusesShort: 'Hace falta uno por cada equipo: {count}. Faltan: {missing}.',
    charger: 'Da {amps} A. Se enchufa a un tomacorriente de la calle.',
    bankMany: 'Todas iguales, cargadas y con menos de 0,1 V de diferencia antes de unirlas.',
    bankFuse:
      '{quantity} de {rated} A y {volts} V de corriente directa, a menos de 7 pulgadas (18 cm) del positivo. La regla pide {needed} A.',
    bankFuseMissing:
      'Faltan: {count}, de {needed} A o más y sin pasar de lo que aguanta su cable, cada uno a menos de 7 pulgadas (18 cm) del positivo de su batería.',
    bankFusesShort:
      'Hace falta uno por cada batería o serie en paralelo: {count}. Faltan: {missing}.',
    bankFuseEach: 'Uno por batería o por serie de baterías.',
    bankFuseCommon: 'Uno para todas, en la salida común.',
    bankFuseKa:
      'Corta {ka} kA según su ficha; hacen falta {needed}: 0,05 por cada Ah de la batería.',
    bankFuseKaLarge:
      'Corta {ka} kA según su ficha; hacen falta {needed}: por encima de 400 Ah, cada batería lleva el suyo, de clase T.',
    bankFuseKaOnly: 'Corta {ka} kA según su ficha.',
    mainFuse:
      'De {rated} A, entre la barra positiva y el cable al inversor, que aguanta {ampacity} A: nunca mayor. La regla pide {needed} A o más{cuts}.',
    mainFuseMissing:
      'Falta: de {needed} A o más, entre la barra positiva y el cable al inversor, que aguante no menos que el fusible: este aguanta {ampacity} A.',
    sourceUnknown: '{watts} W. No se sabe cuánto gasta él solo encendido.',
    source: '{watts} W. Encendido gasta él solo unos {standby} W.',
    gives240: 'Da 120 y 240 V: reparte lo de 110 entre las dos líneas.',
    gives120: 'Da solo 110-120 V.',
    givesUnknown:
      'No se sabe si da 110 o 220 V, 50 o 60 Hz, onda pura o no: mídelo antes de enchufar nada; con equipo médico, solo onda pura.',
    givesRead:
      'Da {volts}, como se leyó en su chapa. No se sabe si a 50 o 60 Hz, onda pura o no: mídelo antes de enchufar nada; con equipo médico, solo onda pura.',
    readVolts: { '120': '110-120 V', '240': '220-240 V', '120/240': '110-120 y 220-240 V' },
    twoPhases:
      'Para cargar de la calle suele pedir 220 V, dos fases y neutro: si a la casa solo llegan 110 V, pregunta antes.',
    grid: 'A la entrada AC del inversor, con su interruptor en el tablero. Nunca a la salida.',
    gridCable:
      'Interruptor de {rated} A y cable de {awg} AWG ({mm2} mm²) para sus watts; si su chapa dice que deja pasar menos, manda la chapa.',
    gridCharge:
      'Con toda la casa encendida le queda sitio para cargar la batería con {amps} A: pon ahí la carga de la calle, en el inversor.',
    gridChargeLeast:
      'Con toda la casa encendida no le queda sitio para cargar la batería: pon la carga de la calle al mínimo, en el inversor.',
    gridStation: 'La estación se carga de un tomacorriente de la casa; no alimenta ninguno.',
    rcd: '{rated} A, {trip} mA, {poles} polos, a la salida del inversor.',
    rcdType:
      'Marcado tipo A por lo menos: F con aires o refrigeradores inverter, B con un inversor sin transformador si su manual no dice otra cosa. Nunca AC.',
    rcdCable: 'Del inversor al tablero, cable de {awg} AWG ({mm2} mm²).',
    transfer: 'Corta también el neutro.',
    builtIn:
      'El inversor hace de conmutador: con calle la deja pasar, sin calle la corta y da la suya. No hay que poner otro.',
    builtInUnknown:
      'No se sabe si el inversor hace de conmutador: míralo en su manual. Si no lo hace, entre la calle y este tablero va uno que corte también el neutro.',
    board:
      'Solo los circuitos que deben seguir, en un tablero aparte con su propia barra de neutro, que no se une a la del tablero de la calle, y con los cables de abajo.',
    rcdDirect:
      'De 30 mA y 2 polos, entre la salida del inversor y los equipos: no viene. El inversor une el neutro con la tierra, y sin él un cable pelado mata.',
    rcdUnknown:
      'De 30 mA y 2 polos, entre la salida del inversor y los equipos: no viene. Si el inversor une el neutro con la tierra, sin él un cable pelado mata.',
    outletsBehind:
      'Los equipos se enchufan al inversor, detrás del diferencial. Nunca a un tomacorriente de la casa. El conmutador va dentro del inversor: la calle entra por su entrada AC y no se pone otro. Una instalación fija lleva además un tablero aparte, con su propia barra de neutro.',
    outlets:
      'Los equipos se enchufan directo al inversor o la estación. Nunca a un tomacorriente de la casa. Para la instalación fija hacen falta un conmutador que corte el neutro y un diferencial, que este equipo no trae.',
    earth:
      'Una sola: varilla de cobre de 8 pies y cable 6 AWG verde, sin empates, a marcos, rieles, caja del inversor, tablero y protector de rayos. Los marcos de los paneles no se dejan sueltos.',
    earthNoPanels:
      'Una sola: varilla de cobre de 8 pies y cable 6 AWG verde, sin empates, a la caja del inversor y al tablero donde lo haya.',
    earthStation: 'La estación no la necesita si los equipos se enchufan directo a ella.',
    earthStationRoof:
      'La estación no la necesita si los equipos se enchufan directo a ella; los paneles del techo sí: marcos y rieles, con cable 6 AWG verde y sin empates, a una varilla de cobre de 8 pies. Si la casa ya tiene varilla, se unen: una sola tierra.',
  },
  bond: {
    title: 'Neutro y tierra',
    relay_in_battery_mode:
      'El inversor une él solo el neutro con la tierra cuando trabaja con la batería, y los separa cuando hay calle. No pongas otro puente: tiene que haber uno, y solo uno, en cada momento. Compruébalo con el multímetro de las dos maneras.',
    floating:
      'Sale con el neutro flotante: sin unir a la tierra. Con los equipos enchufados directo así se deja. Si se conecta a la casa, hace falta un conmutador que corte el neutro y un puente entre neutro y tierra en la salida del equipo; nunca dos puentes a la vez.',
    unknown:
      'No se sabe si une el neutro con la tierra: míralo en su manual antes de conectarlo a la casa.',
  },
  notIncluded: {
    title: 'Lo que no viene',
    text: 'Lo compra o lo pone el electricista:',
    kit: 'No viene, y lo compra o lo pone el electricista: {list}.',
    sold: 'Su hoja de instalación pide además, y se vende aquí: {list}. En total {price}, {where}.',
    soldWhere: { usa: 'entregado en Estados Unidos', cuba: 'entregado en Cuba' },
    soldHere: 'De eso se vende aquí:',
    soldAll: 'En total {price}, {where}.',
    soldTitle: 'Para instalarlo según su hoja falta, y se vende aquí:',
    soldSum: 'Lo que falta: {price}. Con el kit: {all}.',
    soldAdd: 'Añadir lo que falta',
    chargerFuse: {
      one: 'un fusible de corriente directa de {fuse} A{cuts} y cable de {awg} AWG para {name}',
      other:
        '{count} fusibles de corriente directa de {fuse} A{cuts}, uno por equipo, y cable de {awg} AWG para cada {name}',
    },
    earth: 'la varilla de tierra y su cable verde (ACC-TIERRA)',
    grid: 'el interruptor de {rated} A y el cable de la calle al inversor',
    house: 'los cables y el tablero de la casa',
    rcdDirect: 'un diferencial de 30 mA y 2 polos entre el inversor y los equipos',
    boxes: { one: 'otra caja combinadora igual', other: '{count} cajas combinadoras iguales' },
    arresters: {
      one: 'otro protector de rayos, uno por entrada de sol',
      other: '{count} protectores de rayos más, uno por entrada de sol',
    },
    atInverter: {
      one: 'un corte de corriente directa y un protector de rayos junto al inversor',
      other: '{count} cortes de corriente directa y {count} protectores de rayos junto al inversor',
    },
    isolator: {
      one: 'un interruptor de corriente directa que corte la batería, de {amps} A y {volts} V o más',
      other:
        '{count} interruptores de corriente directa que corten las baterías, uno por batería o serie, de {amps} A y {volts} V o más',
    },
    precharge: 'una resistencia de precarga, o un interruptor de batería que la traiga',
    rapidShutdown: 'el apagado rápido del techo, que en Estados Unidos es obligatorio',
    boxTail: {
      one: 'un par corto de cable solar de {awg} AWG de la caja al equipo',
      other: '{count} pares cortos de cable solar de {awg} AWG, uno de cada caja al equipo',
    },
    batteryFuses: {
      one: 'otro fusible de batería, de {amps} A o más: uno por batería o serie',
      other: '{count} fusibles de batería más, de {amps} A o más: uno por batería o serie',
    },
    batteryPairs: {
      one: 'otro par de cable de batería de {awg} AWG',
      other: '{count} pares más de cable de batería de {awg} AWG',
    },
    busbars: 'dos barras colectoras, para los + y para los −, de {amps} A o más',
    barRun: {
      one: 'el tramo corto de cobre de las barras al inversor, para {amps} A: un par de {awg} AWG',
      other:
        'el tramo corto de cobre de las barras al inversor, para {amps} A: {count} pares de {awg} AWG',
    },
    mainFuse: 'un fusible principal de {fuse} A{cuts} entre las barras y el inversor',
    disconnect: 'un corte de corriente directa entre los paneles y el equipo',
    disconnects: {
      one: 'otro corte de corriente directa, uno por entrada de sol',
      other: '{count} cortes de corriente directa más, uno por entrada de sol',
    },
    adapter: 'el adaptador de MC4 a la entrada de la estación, si no viene en su caja',
    branch: 'la derivación o la caja que junta los paneles de una entrada, de {amps} A o más',
  },
  circuits: {
    title: 'Cables de la casa (corriente alterna)',
    text: 'Cobre con aislamiento de 75 °C, aire a 40 °C. Hasta los metros de la tabla se pierde un 3 % a 120 V con esos watts; a 240 V, el doble de lejos. Si está más lejos, un grueso más.',
    reach: 'Hasta',
    breaker: 'Corte',
    cable: 'Cable',
    at120: 'A 120 V',
    at240: 'A 240 V',
  },
  order: {
    title: 'Encender y apagar',
    on: 'Para encender',
    off: 'Para apagar',
    steps: {
      bank: 'Con el inversor apagado, cierra el interruptor de la batería.',
      bankCharged:
        'Un inversor así da un golpe de corriente al conectarlo, que suelda los contactos: con el inversor apagado y el interruptor de la batería abierto, carga antes sus condensadores unos segundos con la resistencia de precarga, o con la precarga que la batería traiga según su manual, y después ciérralo.',
      bankFuse:
        'Un fusible no es interruptor: con el inversor apagado, cierra el corte de la batería, que se compra aparte. Mientras falte, conecta el cable del positivo de último; puede dar una chispa pequeña.',
      bankPrecharge:
        'Un fusible no es interruptor, y un inversor así da un golpe de corriente al conectarlo: con el inversor apagado y abierto el corte de la batería, que se compra aparte, carga antes sus condensadores unos segundos con la resistencia de precarga de un borne al otro del corte, y después ciérralo.',
      controller: 'Espera a que el controlador muestre el voltaje de la batería.',
      inverter: 'Enciende el inversor, sin nada conectado, y mide su salida.',
      station: 'Enciende la estación y su salida de corriente alterna.',
      sun: 'Cierra el corte del sol.',
      stationSun: 'Enchufa los paneles, tapados o de espaldas al sol, cada uno a su entrada.',
      stationRoof: 'Con el corte del sol abierto, enchufa los paneles a la estación.',
      grid: 'Cierra el interruptor de la calle.',
      charger: 'Enchufa el cargador de la batería a un tomacorriente de la calle.',
      loads: 'Cierra los circuitos de uno en uno, el motor mayor de último.',
      plugs: 'Enchufa los equipos de uno en uno, el motor mayor de último.',
    },
    offSteps: {
      bank: 'Con el inversor apagado, abre el interruptor de la batería.',
      bankCharged: 'Con el inversor apagado, abre el interruptor de la batería.',
      bankFuse:
        'Con el inversor apagado, abre el corte de la batería. Mientras falte, quita el cable del positivo y tápalo.',
      bankPrecharge: 'Con el inversor apagado, abre el corte de la batería.',
      inverter: 'Apaga el inversor: la batería no se desconecta nunca de un inversor encendido.',
      station: 'Apaga la salida y la estación.',
      sun: 'Abre el corte del sol.',
      stationSun: 'Desenchufa los paneles, tapados o de espaldas al sol.',
      stationRoof:
        'Desenchufa los paneles de la estación, solo con el corte del sol abierto: un conector que se abre con corriente hace un arco.',
      grid: 'Abre el interruptor de la calle.',
      charger: 'Desenchufa el cargador de la batería.',
      loads: 'Abre los circuitos de la casa.',
      plugs: 'Apaga y desenchufa los equipos.',
    },
    sunWarning: 'De día los paneles dan voltaje aunque todo esté apagado: tápalos.',
  },
  torque: {
    title: 'Apriete',
    stated: '{name}: {torque} N·m.',
    manual:
      'El de los bornes que diga el manual de cada equipo, con llave de torque. Anótalo abajo y vuelve a apretar al mes y cada seis meses, siempre con todo apagado y comprobando que no hay voltaje.',
  },
  findings: {
    stop: 'No lo conectes así',
    title: 'Lo que dicen las reglas',
    none: 'Nada en contra: pasa todas las reglas, a {low} °C de mínima.',
    severity: {
      danger: 'Peligro',
      will_not_work: 'No funciona',
      unknown: 'Dato que falta',
      advice: 'Consejo',
    },
  },
  checklist: {
    title: 'Comprobación y firma',
    item: 'Se comprueba',
    expected: 'Debe dar',
    reading: 'Lectura',
    items: {
      polarity: 'Polaridad de cada serie y de la batería, dos veces',
      polarityStrings: 'Polaridad de cada serie, dos veces, antes de enchufarla',
      polarityBank: 'Polaridad de la batería, dos veces',
      openV: 'Voltios de cada serie, sin carga',
      bankV: 'Voltios de la batería',
      insulation:
        'Aislamiento de cada serie contra tierra, con megóhmetro: antes la serie suelta {end} y de todo protector de rayos, que sus 500 V o más los queman',
      frames: 'Continuidad de los marcos a la tierra',
      bankDifference: 'Diferencia entre baterías antes de unirlas',
      fuse: 'Fusible de la batería',
      torque: 'Bornes apretados (N·m)',
      earth: 'Resistencia de la tierra',
      bondBattery: 'Puente neutro-tierra con batería',
      bondGrid: 'Puente neutro-tierra con calle',
      rcd: 'Botón de prueba del diferencial',
      rcdType: 'Tipo marcado en el diferencial',
      rcdTime: 'Tiempo en que salta con un probador de 30 mA',
      neutralEarth: 'Voltios entre neutro y tierra, con batería y con carga',
      charge: 'Corriente de carga del equipo que la ajusta',
      ac: 'Voltios de salida',
      hot: 'Cables y bornes después de una hora, con termómetro infrarrojo y sin tocarlos',
      backfeed: 'Con la calle cortada, voltios en el cable de la calle',
    },
    ends: {
      inverter: 'del inversor',
      controller: 'del controlador',
      station: 'de la estación',
    },
    expectedTexts: {
      right: 'correcta',
      openV: '{volts} V, según el sol',
      bankV: 'de {from} a {to} V, media carga o más',
      megohm: 'más de 1 MΩ',
      oneOhm: 'menos de 1 Ω',
      lessThan: 'menos de 0,1 V',
      amps: '{amps} A',
      ampsLimit: '{amps} A o menos',
      plate: 'lo de su chapa y lo de cada equipo; onda pura para los médicos',
      read120: '110–127 V, 60 Hz; onda pura para los médicos',
      read240: '220–254 V, 60 Hz; nada de 110 V; onda pura para los médicos',
      readBoth: '110–127 y 220–254 V, 60 Hz; onda pura para los médicos',
      manual: 'lo del manual',
      ohms: 'menos de 25 Ω',
      one: 'uno',
      none: 'ninguno del inversor',
      floating: 'ninguno',
      trips: 'salta',
      rcdTypes: 'A, F o B; nunca AC',
      rcdMs: '0,3 s o menos',
      fewVolts: 'menos de 3 V',
      v120: '110–127 V',
      v240: '110–127 y 220–254 V',
      cold: 'menos de 60 °C, y todos parecidos',
      zero: '0 V',
    },
    place: 'Lugar',
    date: 'Fecha',
    installer: 'Instalador y licencia',
    signature: 'Firma',
    owner: 'Firma de quien lo recibe',
    serials: 'Números de serie',
  },
  additions: {
    title: 'Lo que se le puede añadir',
    inCuba: 'Revisado con las mismas reglas, para Cuba.',
    inUsa:
      'Revisado con las mismas reglas, para el frío de cualquier estado de Estados Unidos menos Alaska.',
    panels: 'Paneles iguales: {list}.',
    panel: '{count} más ({layout})',
    boxes: {
      one: 'con otra caja combinadora, que no viene',
      other: 'con {count} cajas combinadoras más, que no vienen',
    },
    panelPart: '{count} más ({layout}); de los {all} W aprovecha {used} al mediodía',
    charge:
      'A partir de {count} más, baja la carga a {amps} A: es lo que admite la batería, y el resto del sol solo alimenta lo que esté encendido.',
    noPanels: 'Paneles: no admite más con lo que trae.',
    batteries: {
      one: 'Baterías iguales: {count} más, con su propio fusible y su cable.',
      other: 'Baterías iguales: hasta {count} más, cada una con su propio fusible y su cable.',
    },
    changeFuse: 'Para eso todos los fusibles tienen que ser: {fuse}.',
    busbars:
      'Con más de dos en paralelo todas van a dos barras colectoras, y de ahí al inversor con un par de cables más y un fusible principal igual.',
    noBatteries: 'Baterías: no admite más con lo que trae.',
    loss: 'El cable de los paneles que trae pierde el {drop} % a pleno sol; se aconseja un 3 %. En un día del mes más flojo son a lo más unos {wh} Wh, y otro par igual al lado lo baja al {half} %.',
    sameAge: 'De la misma clase y edad, cada una cargada antes de unirlas.',
    sheet: 'Hoja de instalación: plano, cables, fusibles y firmas',
  },
} as const
