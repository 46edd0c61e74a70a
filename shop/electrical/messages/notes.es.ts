/** Sentences of the findings; figures by the names of the answers of `check-system`. */
export const notes = {
  bankMixed: 'No juntes baterías distintas: la más fuerte se descarga sobre la otra y puede arder.',
  bankSeries: 'De esta batería no van más de {max_series} en serie.',
  bankParallel: 'De esta batería no van más de {max_parallel} en paralelo: son {parallel}.',
  voltage: 'Esta batería no es del voltaje del inversor.',
  voltageCount:
    'Para un inversor de {inverter_v} V estas baterías van de {series} en {series}, en serie.',
  bankAbove:
    'Con {series} en serie el banco da {bank_v} V ({full_v} con la carga llena) y el inversor es de {inverter_v} V: se quema.',
  bankBelow: 'Así el banco da {bank_v} V y el inversor es de {inverter_v} V: no enciende.',
  bankTouch:
    'Son {full_v} V de corriente directa con la carga llena: por encima de 60 V mata y su arco no se apaga.',
  voltageController: 'El controlador no trabaja con un banco de {battery_v} V.',
  voltageCharger: 'El cargador da {charger_v} V y el banco es de {battery_v} V.',
  batteryLimits: 'Con esta batería el inversor da {continuous_w} W, no {inverter_w}.',
  tooMuchPower:
    'Encendidos a la vez gastan {simultaneous_w} W y el equipo da {continuous_w}: se apaga.',
  charge: 'Baja la corriente de carga a {max_charge_a} A.',
  chargeFixed: 'Si el cargador no la deja bajar, pon uno más pequeño o más batería.',
  chargeFewest: 'Con {batteries}, baja la corriente de carga a {max_charge_a} A.',
  chargerFuse:
    'Falta el fusible entre el controlador o cargador y la batería: de corriente directa, de {charger_fuse_a} A, junto a la unión y con un cable que lo aguante. Sin él, en un corto ese cable arde.',
  rcdAtOutlets:
    'A la salida del inversor hace falta un diferencial de 30 mA: sin él, un cable pelado mata.',
  ownTransfer:
    'El inversor ya conmuta él solo entre la calle y la batería: no se pone otro conmutador.',
  panelsApart:
    'Lo que aguanta: los {other_strings} paneles por separado, cada uno a su entrada, con un par de cables por panel y fusibles para ellos.',
  panelsJoined:
    'Lo que aguanta: los {other_strings} paneles en paralelo, con una caja con fusibles o una derivación que los junte y un par de cables por panel.',
  stringsApart:
    'Lo que aguanta: {other_strings} series de {other_series} paneles, cada una a su entrada, con un par de cables por serie y fusibles para ellas.',
  stringsJoined:
    'Lo que aguanta: {other_strings} series de {other_series} paneles en paralelo, con una caja con fusibles o una derivación que las junte y un par de cables por serie.',
  chargeSum:
    'Lo que carga a la vez suma {charge_a} A y la batería toma {max_charge_a}: baja a {adjusted_a} A la corriente de carga del equipo que la ajusta.',
  chargeSumFixed:
    'Lo que carga a la vez suma {charge_a} A y la batería toma {max_charge_a}: quita un cargador o pon más batería.',
  chargeRate: 'Cargarla con {design_a} A o menos la hace durar más.',
  dischargeRate: 'Se descarga muy de prisa: con {design_a} A o menos dura más años.',
  cold: 'Dentro de la casa: por debajo de 0 °C no se carga.',
  start: 'Puede que {device} no arranque.',
  restart: 'Al volver la corriente arrancan juntos: enciéndelos de uno en uno.',
  headroom: 'Va justo: no enciendas nada más.',
  hertz: 'Da {output_hz} Hz y los equipos de aquí son de 60.',
  singlePhase230: 'Solo da 230 V: no sirve para una casa de 120/240 V.',
  sources:
    'Nunca juntes las salidas de dos equipos, salvo que su manual lo diga: cada uno lleva sus propios circuitos. Hay {sources} y aquí se calcula uno.',
  needs240: 'Un equipo es de 220 V y este solo da 110.',
  needs120: 'Un equipo es de 110 V y este solo da 220: se quema.',
  asksVolts: '¿Es de 110 o de 220 V? Mira la chapa.',
  gives110: 'Este da solo 110: uno de 220 no funciona con él.',
  givesBoth: 'Este da los dos.',
  leg: 'Para los equipos de 110 V da la mitad en cada línea: {leg_w} W.',
  legTooSmall: '{Device} no va: a 110 V cada línea da la mitad, {leg_w} W.',
  legStart:
    'Puede que {device} no arranque: a 110 V cada línea da la mitad, {leg_start_w} W al arrancar.',
  standby: 'Apágalo cuando no lo uses: encendido gasta {standby_w} W.',
  panelsMixed: 'No mezcles paneles distintos en una serie: manda el más débil.',
  stringVolts: 'Con el frío da {voc_cold_v} V y el equipo aguanta {pv_limit_v}: se quema.',
  panelVolts:
    'Con el frío la serie da {voc_cold_v} V y el propio panel aguanta {pv_limit_v}: se daña y puede arder.',
  hot: 'Con calor no llega al voltaje mínimo y deja de cargar.',
  inputCurrent: 'Los paneles dan {isc_a} A y la entrada aguanta {pv_isc_max_a}: se quema.',
  clipped: 'Sobra corriente: parte se pierde.',
  tooManyPanels: 'Son más paneles de los que admite.',
  controllersMixed:
    'Con controladores distintos cada uno lleva sus propios paneles; aquí cuentan los límites del menor.',
  morePanels: 'Son {pv_w} W de paneles y aprovecha {pv_max_w}: parte se pierde.',
  morePanelsEach:
    'A un controlador le tocan {pv_w} W de paneles y aprovecha {pv_max_w}: parte se pierde.',
  idleController:
    'Series de paneles: {strings}; controladores: {controllers}. Alguno queda sin paneles.',
  boxFull: 'La caja combinadora tiene sitio y fusibles para {room} series y hay {strings}.',
  stringFuseMissing: 'Cada serie necesita su fusible de {string_fuse_a} A.',
  branchesMissing:
    'Falta con qué juntar las series de una entrada: {branches} en Y, de {branch_a} A o más.',
  branchSmall:
    'Las series de una entrada dan juntas {branch_a} A y la derivación aguanta {rated_a}: se funde. Únelas en una caja combinadora.',
  stringFuseTooBig: 'El fusible de {fuse_a} A es mayor que los {max_series_fuse_a} A del panel.',
  stringFuseSmall: 'El fusible de {fuse_a} A se funde con buen sol: van de {string_fuse_a} A.',
  noBattery: 'Falta la batería: sin ella ni el controlador ni este inversor funcionan.',
  noController: 'Falta el controlador: un panel directo destruye la batería.',
  controllerAtStation:
    'Un controlador no carga una estación: los paneles van a su propia entrada, dentro de sus límites.',
  notJoined: 'Nada une la batería con la estación: cada una va por su cuenta.',
  leadProfile:
    'Pon la carga en el perfil de plomo, el de su clase, no en LiFePO4; una batería de plomo suelta gas: con ventilación y sin chispas cerca.',
  fuseMissing: 'Falta el fusible de la batería: va de {fuse_a} A.',
  fuseAboveCable: 'El fusible protege al cable: nunca mayor que lo que aguanta.',
  mainFuseMissing:
    'Más de dos baterías en paralelo van a dos barras colectoras, y de ahí al inversor con un fusible principal de {main_fuse_a} A o más y un cable que aguante no menos que ese fusible: el de ahora aguanta {cable_a} A y los fusibles de las baterías dejan pasar juntos {fuses_a}.',
  fuseShared:
    'Cada batería o serie en paralelo lleva su propio fusible: son {parallel} y hay {fuses}. En un corto las demás se descargan por ella sin nada que las corte.',
  fuseEach:
    'Mejor un fusible por cada batería en paralelo: son {parallel} y hay {fuses}. Con uno para todas, un corto entre ellas solo lo corta su propia electrónica.',
  fuseSmall: 'El fusible de {rated_a} A se funde con la carga completa: va de {fuse_a} A.',
  interrupt: 'Ese fusible no apaga el cortocircuito de una batería de litio.',
  mainInterrupt:
    'El fusible principal ve todas las baterías juntas, {main_interrupt_ka} kA, y ese no los apaga: puede reventar. Va un banco de 24 o 48 V, o menos baterías en paralelo.',
  chargerInterrupt:
    'El fusible del controlador o cargador ve todas las baterías juntas, {charger_interrupt_ka} kA, y ninguno que se venda los apaga: va un banco de 24 o 48 V, o menos baterías en paralelo.',
  largeBank: 'Con {bank_ah} Ah las barras las calcula un electricista.',
  batteryCableMissing: 'Falta el cable de la batería.',
  batteryCableHot: 'Ese cable se calienta.',
  batteryLinks: 'Para unir las baterías entre sí faltan {links} pares de cable de batería.',
  batteryDrop: 'En el cable de la batería se pierde el {drop_pct} %: acórtalo.',
  drop: 'Se pierde el {drop_pct} %: acórtalo o ponlos en serie.',
  dropInSeries: 'Se pierde el {drop_pct} %: acórtalo o pon otro par de cables al lado.',
  panelCableHot:
    'El cable de los paneles se calienta: aguanta {cable_a} A y hacen falta {needed_a}.',
  disconnect: 'Falta con qué cortar el sol antes de tocar.',
  disconnects:
    'Cada entrada de sol lleva su propio corte de dos polos. Entradas: {inputs}; cortes: {switches}.',
  arresters:
    'Cada entrada de sol lleva su propio protector de rayos. Entradas: {inputs}; protectores: {arresters}.',
  arrester: 'Falta el protector de rayos en la entrada de los paneles.',
  rapidShutdown: 'En un techo de Estados Unidos hace falta también el apagado rápido.',
  noTransfer:
    'Nunca enchufes la estación a un tomacorriente de la casa. Hace falta una transferencia que corte el neutro.',
  transferPoles: 'La transferencia tiene que cortar todas las líneas y el neutro.',
  twoBonds:
    'El neutro quedaría unido a tierra en dos puntos: hace falta una transferencia que corte el neutro.',
  bondAtSource: 'El electricista une el neutro a tierra en el equipo, y en ningún otro punto.',
  noRcd: 'Sin diferencial, un cable pelado mata.',
  earth: 'Una sola toma de tierra para todo: varilla de 8 pies y cable 6 AWG.',
  notStated: 'No se sabe de «{name}»: {figures}. Míralo en su etiqueta o manual antes de conectar.',
  sunShort: 'El sol no repone lo que gastas.',
} as const

export type NoteName = keyof typeof notes
