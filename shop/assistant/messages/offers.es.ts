/** Facts about products, and what fits a wish; prices always with their destination. */
export const offers = {
  places: { cuba: 'puesto en Cuba', usa: 'en EE. UU., más el 7 % de impuesto' },
  card: '{name}: {price} {place}',
  total: '{count} × {name}: {total} {place} ({price} cada uno).',
  totalWeight: '{count} × {name} pesan {total} lb ({weight} lb cada uno).',
  weight: '{name} pesa {weight} lb ({kilos} kg).',
  warranty: '{name}: {years} de garantía del fabricante.',
  warrantyPower: 'La de potencia es de {years}.',
  years: { one: '{count} año', other: '{count} años' },
  cycles: '{name}: {value} ciclos al 80 % de descarga.',
  chargeAmps: '{name}: carga máxima, {value} A.',
  dischargeAmps: '{name}: descarga máxima, {value} A.',
  panelAmps:
    '{name} da {imp} A con sol pleno (Imp) y {isc} A en cortocircuito (Isc), con los que se calculan cables y fusibles. En serie los amperes son los mismos; en paralelo se suman.',
  guards: {
    has: 'Sí, {name} lo trae: {part}.',
    lacking: '{name} no lo trae, y su hoja de instalación lo pide: {part}.',
    none: '{name} no lo trae. Su hoja de instalación, en la página del kit, dice cómo se protege.',
  },
  kitPanels:
    'De los suyos, por voltaje y corriente, {name} admite hasta {count} paneles en total: {strings} × {series} en serie.',
  figure: '{name}: {label}: {value}.',
  size: '{name} mide {value}.',
  usable: '{name} da {value} Wh útiles.',
  solarInput: '{name} admite hasta {value} W de paneles.',
  noSolarInput: 'No, {name} no trae entrada para paneles: hace falta un controlador.',
  panelVolts: '{name} aguanta hasta {value} V de paneles.',
  tracker: 'Sí, {name} trae su MPPT, de {value} A.',
  noTracker: 'No, {name} no trae MPPT.',
  output: { yes: 'Sí, {name} da {value} V.', no: 'No, {name} solo da {value} V.' },
  batteryVolts: {
    is: '{name} es para batería de {value} V.',
    yes: 'Sí, {name} sirve para {value} V.',
    no: 'No, {name} es para {value} V.',
  },
  includes: { yes: 'Sí, viene incluido.', no: 'No, eso no viene incluido.' },
  withTax: 'Con el 7 % de impuesto: {total}.',
  contents: '{name} trae: {parts}.',
  part: '{count} × {name}',
  panelCount: { one: '{name} trae {count} panel.', other: '{name} trae {count} paneles.' },
  noPanels: 'No, {name} no trae paneles.',
  stock: {
    yes: 'Sí, {name} está disponible.',
    few: 'Sí, {name} está disponible: quedan {count}.',
    no: '{name} está agotado ahora.',
  },
  quiet:
    'No echa humo ni hace la bulla de una planta: {name} no quema combustible; solo suena un poco su ventilador.',
  production: '{name} produce unos {value} Wh al día en el mes más flojo.',
  productionMonth:
    '{name} da unos {kwh} kWh al mes en {place} en el mes más flojo y unos {usual} en uno normal, si se aprovecha todo: {watts} W de paneles con {sun} horas de sol pleno en el más flojo, pérdidas contadas.',
  productionOfPanels:
    '{count} × {name}: unos {value} Wh en un día normal, con {sun} horas de sol y las pérdidas ya contadas.',
  productionYear:
    '{name} da como mucho unos {kwh} kWh al año, si se aprovecha todo el sol del mes más flojo.',
  noProduction: 'No, {name} no trae paneles: no produce, guarda.',
  surge: '{name} aguanta hasta {value} W al arrancar.',
  power: '{name} da {value} W seguidos.',
  switching: '{name} cambia en {value} milisegundos.',
  expandable: {
    yes: 'Sí, {name} se puede ampliar con baterías.',
    no: 'La ficha de {name} no dice que se pueda ampliar.',
  },
  ships: { yes: 'Sí, {name} se vende para {place}.', no: 'No, {name} se vende solo para {place}.' },
  destinations: { cuba: 'Cuba', usa: 'Estados Unidos' },
  nearestTo: 'La ficha de {name} no lo dice. Lo más cercano que sé:',
  askBack:
    '¿Qué equipo es, y qué quieres saber de él: el precio, lo que aguanta, cómo se instala o el envío? Si prefieres, pregúntale a una persona de la tienda.',
  notThePrice: 'No, ese no es el precio.',
  noData:
    'Eso no lo dice la ficha de {name}, y no quiero inventarlo: pregúntale a una persona de la tienda.',
  noDataAtAll:
    'Eso no lo dice la ficha de los productos, y no quiero inventarlo: pregúntale a una persona de la tienda.',
  fits: {
    yes: 'Sí, {name} puede con {devices}: da {power} W y piden {watts} W.',
    starts: 'Al arrancar piden {watts} W y aguanta {surge} W.',
    tightStart: 'Va justo, sin margen: si la chapa pide más, no arranca.',
    startsWith: 'Con {count} × {name} sí: dan hasta {surge} W.',
    startsNotWith: 'Con 1 × {name} no: da {surge} W.',
    yesHours: 'Con la carga llena, unas {hours} horas.',
    tooWeak: 'No, {name} no puede con {devices}: da {power} W y piden {watts} W.',
    noStart:
      'No, {name} puede que no arranque {devices}: aguanta {surge} W al arrancar y piden {watts} W.',
    willNotStart:
      'No, {name} no arranca {devices}: al arrancar piden {watts} W y aguanta {surge} W.',
    notANight:
      'No, {name} no basta: con {devices} dura unas {hours} horas, y lo que alguien necesita por su salud debe aguantar toda la noche y todo el apagón ({wanted} o más).',
    tooShort: 'No, {name} no llega: con {devices} dura unas {hours} horas y pides {wanted}.',
    volts:
      'No: {name} da {value} V y ese equipo es de 220 V; un transformador no le da la potencia que falta.',
    all: 'Las dos.',
    noReserve:
      'No, {name} no llega: con {devices} dura unas {hours} horas, y para {wanted} de lo que alguien necesita por su salud, con un tercio de reserva, hacen falta {needs} Wh de batería y hay {has}.',
    byHand:
      'No, {name} no sirve solo para {devices}: cuando se va la corriente no pasa a la batería sin ayuda, y alguien despierto tendría que enchufarlo.',
    unknownSwitch:
      'Por energía sí, {name} puede con {devices} (da {power} W y piden {watts} W), pero no se sabe si pasa a la batería sin ayuda cuando se va la corriente: no lo des por seguro.',
    whole: 'En una sola pieza, el siguiente de su clase:',
    composed: 'El más barato que sí puede es un conjunto.',
    larger: 'El más barato que sí puede:',
  },
  search: {
    nonstop: 'Las horas cuentan el equipo médico encendido sin parar.',
    fits: 'Con hasta {max} {place}:',
    range: 'Entre {min} y {max} {place}:',
    plain: 'Lo que te sirve:',
    cheapest: 'El más barato: {name}, {price} {place}.',
    largest: 'El mayor: {name}, {price} {place}.',
    relative: { lower: 'Más barato que {name}:', higher: 'El siguiente hacia arriba:' },
    none: 'No: con {max} {place} no alcanza.',
    nearest: 'Lo más cercano es {name}, {price} {place}: te faltan {missing}.',
    noSize: 'De {size} no tengo. Lo más cercano:',
    nothing: 'No tengo nada a la venta que cumpla eso.',
    onlyLithium: 'De gel, AGM o plomo no vendo: las que hay son de litio.',
    sum: {
      plain: '{parts}: {total} {place}.',
      yes: 'Sí, te alcanza: {parts} son {total} {place}.',
      no: 'No, no te alcanza: {parts} son {total} {place}; te faltan {missing}.',
    },
    hours: 'dura unas {hours} h con {devices}',
    runs: 'puede con {devices}',
    weighs: '{weight} lb',
    figures: { energy: '{value} Wh', power: '{value} W' },
    ask: '¿Qué vas a encender y cuántas horas? Así te digo cuál.',
  },
  compare: {
    same: 'Son iguales en {rows}.',
    differs: '{row}: {values}.',
    of: '{name} {value}',
    cheapest: 'El más barato es {name}.',
    runs: 'Con {devices}: {values}.',
  },
  together: {
    works: 'Sí, {name} trabaja con {volts} V.',
    notAt: 'No, {name} no trabaja con {volts} V.',
    yes: 'Sí, van juntos: {parts}.',
    needless: 'No hace falta y no se pone: {parts}.',
    no: 'No, así no: {parts}.',
    onBusbars:
      'Sí, pero con barras colectoras: {parts}. Más de dos cadenas en paralelo no van a los bornes del inversor: cada una con su fusible va a unas barras, y de ahí salen un fusible principal y un cable que aguanten la suma. Lo monta un electricista.',
    study:
      'Sí, pero nunca sin un estudio: {parts}. Juntas dan en un corto más de lo que un fusible corriente apaga: un electricista calcula las barras colectoras, el fusible principal y un fusible de clase T en cada una.',
    unknown: 'No lo sé con lo que dice la ficha: {parts}.',
    at: 'Con batería de {volts} V: {answer}',
    bank: {
      series: '{series} en serie',
      parallel: '{parallel} en paralelo',
      both: '{series} en serie y {parallel} en paralelo',
      ofKit: 'el banco: {bank}',
    },
    otherwise: 'Así sí: {bank}.',
    onlyUpTo: 'Solo con pocos paneles: {parts}.',
    upToWatts:
      'No más de {watts} W de paneles: el controlador puede dar {controller} A, la batería acepta {max} A y la corriente no se puede bajar. Con más paneles, no: pon más batería.',
    inSeries: 'Los paneles, todos en una serie.',
    inParallel: 'Los paneles, todos en paralelo, ninguno en serie.',
    strings: 'Los paneles, en {strings} series de {series}.',
    working: 'Con {count} × {name}, sí.',
    before: 'Antes de conectar: {what}',
    upTo: 'Hasta {count} × {panel}: es lo que {name} aprovecha, contado a {low} °C de mínima. {layout}',
    longString: {
      over: 'No: {count} × {panel} en serie dan {volts} V con el frío, y lo más que aguanta un equipo de la tienda son {max} V: se quema, y ese voltaje mata. En serie caben {fit} como mucho, y solo en ese equipo; en los demás, menos.',
      within:
        'Depende del equipo: {count} × {panel} en serie dan {volts} V con el frío. El que más aguanta en la tienda llega a {max} V; los demás se queman.',
    },
    limit: 'un equipo de {max} V',
  },
  wiring: {
    ownBank: {
      assumedV: 'Cuento con 12 V cada una, lo usual: mira la etiqueta.',
      either: {
        plain:
          '{count} baterías de {unit} V se unen según el inversor: en serie suman los voltios, {seriesV} V, y en paralelo siguen en {unit} V y suman los Ah. ¿De cuántos voltios es tu inversor, y de cuántos Ah son?',
        sized:
          '{count} baterías de {unit} V y {one} Ah se unen según el inversor: en serie dan {seriesV} V y siguen en {one} Ah; en paralelo siguen en {unit} V y suman {all} Ah. ¿De cuántos voltios es tu inversor?',
      },
      series: {
        plain:
          'Sí, en serie, si son iguales: {count} de {unit} V dan {seriesV} V, con los Ah de una sola. Inversor, controlador y cargador tienen que ser de {seriesV} V: uno de {unit} se quema.',
        sized:
          'Sí, en serie, si son iguales: {count} de {unit} V dan {seriesV} V y siguen en {one} Ah. Inversor, controlador y cargador tienen que ser de {seriesV} V: uno de {unit} se quema.',
      },
      parallel: {
        plain:
          'Sí, en paralelo, si son iguales: siguen en {unit} V y suman los Ah. El inversor tiene que ser de {unit} V.',
        sized:
          'Sí, en paralelo, si son iguales: siguen en {unit} V y suman {all} Ah. El inversor tiene que ser de {unit} V.',
      },
      forInverter: {
        series: 'Para {volts} V van en serie: {series} de {unit} V, el + de una al − de la otra.',
        parallel: 'Para {volts} V van en paralelo: + con + y − con −, las {count}.',
        both: 'Para {volts} V van {strings} series de {series}, y las series en paralelo.',
      },
      noLayout: 'No: con {count} de {unit} V no se hacen {volts} V, que es lo que pide el equipo.',
      overVolts:
        'No en serie: darían {seriesV} V y tu equipo es de {volts} V, se quema. Van en paralelo: + con + y − con −.',
      alike:
        'Solo iguales: misma marca, modelo, Ah y edad, y cada una cargada del todo antes de unirlas. Nunca con una de litio. En paralelo, cada una con su fusible y cables igual de largos; en serie, un fusible en el positivo del final.',
      unlike:
        'No: distintas en Ah, edad o clase no se unen, ni en serie ni en paralelo. La más fuerte se descarga sobre la otra y puede hervir o arder. Cada una, con su propio equipo.',
      energy:
        'Guardan {wh} Wh de una manera o de la otra; se usa la mitad, {used} Wh, para que duren.',
      charge: {
        gel: 'Cargador o controlador en modo gel, nunca en el de litio ni ecualizando: a {volts} V, de {low} a {high} V al cargar y de {floatLow} a {floatHigh} en flotación.',
        agm: 'Cargador o controlador en modo AGM, nunca en el de litio ni ecualizando: a {volts} V, de {low} a {high} V al cargar y de {floatLow} a {floatHigh} en flotación.',
        lead: 'Cargador o controlador en modo plomo (abierta o sellada, según la tuya), nunca en el de litio: a {volts} V, de {low} a {high} V al cargar y de {floatLow} a {floatHigh} en flotación.',
      },
      current: 'La corriente, no más de un {share} % de los Ah.',
      currentOf: 'La corriente, {amps} A o menos: un {share} % de los Ah.',
      label: 'Lo que diga la etiqueta de la batería manda.',
    },
    bank: '{count} × {battery} para {inverter}: {layout}.',
    single: 'una sola basta',
    series: '{series} en serie',
    strings: '{strings} series de {series}',
    parallel: '{strings} en paralelo',
    fullPower: 'Con {count} da {watts} W; para sus {full} W hacen falta {whole}.',
    noBank: 'Ninguna cantidad de {battery} va con {inverter}: no es del voltaje del inversor.',
    limits: 'De {name} van hasta {series} en serie y hasta {parallel} en paralelo.',
    alike:
      'Iguales, de la misma edad y cada una llena antes de unirlas. En paralelo, cada una con su fusible; en serie, un solo fusible por serie.',
    tooLow:
      'No: un cargador de {charger} V no carga una batería de {battery} V, porque no llega a su voltaje. Hace falta uno para baterías de {battery} V y de su misma química (LiFePO4 o plomo).',
    tooHigh:
      'No: un cargador de {charger} V daña una batería de {battery} V, y puede arder. Hace falta uno para baterías de {battery} V y de su misma química (LiFePO4 o plomo).',
    pairs: '{count} pares de {name} en paralelo, iguales de largos: cada par aguanta {own} A',
    noPair: 'lo calcula un electricista',
    kit: '{name} lleva: {parts}.',
    bankFuse: '{name} junto al positivo de la batería (pasan hasta {amps} A: mínimo {min} A)',
    bankCable: '{name} entre batería e inversor',
    battery:
      'De la batería a {name} pasan hasta {amps} A: fusible de {fuse} A junto al positivo, y cable corto que aguante esos {fuse} A ({awg}).',
    needed: '{count} × {name}',
    grid: 'De la calle a su entrada AC: breaker de {breaker} A y cable {awg} AWG.',
    out: 'A la salida, un diferencial de 30 mA.',
    electrician: 'Lo conecta un electricista.',
    batteryLess:
      'Eso es a toda la potencia del inversor; si la batería da menos, manda ella: un fusible de 1,25 veces los A que entrega sin pausa.',
    cableShort:
      'El par que se vende mide {feet} pies ({metres} m): pon la batería al lado del inversor. Más lejos no alcanza, y uno más largo tiene que calcularlo un electricista por la pérdida.',
    above:
      'No: el cable {awg} AWG aguanta {cable} A y el fusible o breaker es de {fuse} A. {rule} Con ese cable, hasta {cable} A.',
    within:
      'El cable {awg} AWG aguanta {cable} A, así que un fusible o breaker de {fuse} A lo protege. Que sea también 1,25 veces la corriente del equipo.',
    noGauge: 'No sé cuánto aguanta un cable {awg} AWG, y no quiero inventarlo.',
    morePanels: 'Sí: a {name} se le pueden añadir paneles iguales: {counts}.',
    noMorePanels:
      'No: a {name} no se le pueden añadir más paneles iguales; su equipo no los aprovecha.',
    moreBatteries:
      'Sí: a {name} se le puede añadir la misma batería, {layout}: {counts} más, cada una con su fusible y su cable.',
    besideOwn: 'en paralelo con la suya',
    stringsBeside: 'en series de {series}, en paralelo con las suyas',
    newFuse: 'Desde {count} más, todos los fusibles tienen que ser {fuse}, también los que trae.',
    busbars:
      'Con más de dos en paralelo van a dos barras colectoras, con un fusible principal igual y un par de cables más hasta el inversor.',
    noMoreBatteries: 'No: a {name} no se le añaden baterías; su equipo no da para más.',
    or: ' o ',
    and: ' y ',
  },
  controller: {
    need: '{watts} W de paneles con una batería de {volts} V son {amps} A: un controlador de {size} A o más.',
  },
  recharge: {
    byPanels: {
      hours:
        '{name} se llena en unas {hours} horas de pleno sol con {count} × {each} W de paneles ({total} W): en un día bueno, que da unas {sun}.',
      days: '{name} se llena en unas {hours} horas de pleno sol con {count} × {each} W de paneles ({total} W): unos {days} días, a unas {sun} horas cada uno.',
      limit: 'Por su entrada solar admite hasta {limit} W; lo demás no lo aprovecha.',
      assumed: 'Lo conté con paneles de {each} W; dime los tuyos y lo cuento con ellos.',
    },
    grid: '{name} se llena en unas {hours} horas con un cargador de {amps} A.',
    controller:
      'Con un controlador de {amps} A entran como mucho {watts} W: {name} se llena en unas {hours} horas de pleno sol, con {panels} W de paneles o más.',
    panels: 'Para llenar {name} en un día hacen falta {count} paneles de {watts} W ({total} W).',
  },
} as const
