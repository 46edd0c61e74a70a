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
} as const
