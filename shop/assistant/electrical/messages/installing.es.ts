/** Why a plan of whoever installs must not be carried out, or how it must. */
export const installing = {
  loadedConnector:
    'No: un conector de panel (MC4) no se abre ni se cambia nunca con el sol dando y corriente pasando; salta un arco que quema la mano y el techo. Primero apaga los equipos y abre el interruptor de los paneles (o tápalos); comprueba con un multímetro que no pasa corriente, y entonces sepáralos.',
  runningBattery:
    'No: la batería no se desconecta ni se apaga nunca con el inversor encendido o los paneles dando. Salta un arco, y el voltaje que queda suelto quema el inversor o el controlador. Primero los equipos, luego el inversor, luego los paneles, y la batería la última.',
  earthlessHouse:
    'Sí, pon el diferencial de 30 mA: en una casa sin tierra es lo único que corta a tiempo si alguien toca un cable pelado. Funciona sin tierra, pero entonces salta cuando la corriente ya pasa por la persona; por eso además clava una varilla de tierra (8 pies, cable 6 AWG), unida a todas las tierras. Lo monta y lo mide un electricista.',
  pipeEarth:
    'No uses la tubería como tierra, y nunca la del gas: un tramo plástico la corta, y con una fuga quedan con corriente las llaves y la ducha. Va una varilla de 8 pies clavada, con cable 6 AWG; una tubería de metal se une a esa tierra, pero no la sustituye. Lo mide un electricista.',
  foreignGrid:
    'No: en Cuba y en Estados Unidos la corriente es de 60 Hz y de 110/220 V. Uno de 50 Hz calienta motores y compresores, y uno de 230 V de una sola fase no da 110: conectado a la casa quema los equipos de 110. Busca uno de 60 Hz, de 120 V o de 120/240 V.',
  missingFuse:
    'Sí hace falta, y antes de encender: cada cable que sale del positivo de la batería (al inversor, al controlador, al cargador) lleva su fusible pegado al borne, nunca mayor que lo que su cable aguanta. Sin él un corto da miles de amperes y el cable arde. Si ya está conectado así, apágalo y no lo uses hasta ponerlo.',
  weakRcd:
    'No para proteger a las personas: con uno de 300 mA (o de 100) te puede matar antes de saltar; ese solo evita incendios. A la salida del inversor y en los circuitos de la casa va uno de 30 mA o menos.',
  panelVolts:
    'Sí, puede matar: desde 60 V de corriente directa un toque puede ser el último, y una serie de paneles da cientos. No se apagan: hay voltaje mientras haya luz, también con el inversor apagado. No toques puntas ni abras conectores; abre primero el interruptor de los paneles o tápalos, y mide antes de tocar.',
  typeAc:
    'Tipo A, nunca el tipo AC: detrás de un inversor puede haber corriente directa, y con ella el tipo AC no salta. De 30 mA, y del número de polos de la salida. Lo monta un electricista.',
  solvent:
    'No: gasolina, petróleo o alcohol cerca de una batería arden con una chispa. Apaga y desconecta los equipos, y limpia los bornes con un paño seco o un cepillo sin metal; si es de plomo y tiene costra, con agua y bicarbonato, sin que entre en la batería.',
  seriesFuse:
    'En una serie la corriente es la misma: va un solo fusible por serie, no uno por batería, junto al positivo del final. Donde varias series o baterías van en paralelo, cada una lleva el suyo. Su tamaño lo da el inversor: 1,25 veces su corriente, y nunca más de lo que aguanta el cable.',
  bankEarth:
    'No por tu cuenta. A la tierra van la estructura de los paneles, la caja del inversor y el tablero, todas a la misma; el negativo de la batería, solo si el manual del inversor lo pide, en un solo punto. Unido en dos sitios pasa corriente por la tierra. Lo decide y lo mide un electricista.',
  earthRod:
    'Sí, si la instalación es fija: una varilla de 8 pies clavada, con cable 6 AWG, unida a todas las tierras de la casa (estructura, inversor y tablero). Con el diferencial de 30 mA, es lo que corta a tiempo una fuga. Una estación con equipos enchufados a ella no la pide.',
  mixedPanels:
    'Mejor no: en una misma serie manda la corriente del más débil, y en paralelo el voltaje del más bajo; además cambian los voltios con el frío. Los paneles distintos van cada clase a su propia entrada o controlador. Para una misma entrada, todos iguales.',
  cutOff:
    'La que diga el manual de tu batería: no la invento. La de litio (LiFePO4) la corta su propia protección, y conviene dejar de usarla cuando queda un 10 %; su voltaje casi no cambia, así que fíate del porcentaje, no de los voltios. Una de plomo, gel o AGM no se baja de la mitad.',
} as const
