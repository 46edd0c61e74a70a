/** Sent with the guide's own page only, so that no other page carries it. */
export const guide = {
  warning: {
    title: 'Antes de empezar: lo que no se hace',
    points: [
      'No conectes nunca la salida del inversor a un tomacorriente de la casa ni al tablero sin un conmutador: la corriente vuelve a la calle y puede matar a quien repara la línea.',
      'No trabajes con los paneles al sol y conectados: dan voltaje mientras haya luz. Tápalos con una manta.',
      'No juntes los polos de una batería, ni con una llave ni con un reloj puesto.',
      'La conexión al tablero, la tierra y las protecciones son trabajo de un electricista.',
    ],
  },
  sections: [
    {
      id: 'revisar',
      title: 'Revisar las cajas',
      points: [
        'Cuenta los bultos y haz fotos de las cajas antes de abrirlas.',
        'Abre y revisa todo en las primeras 48 horas. Si algo vino roto o falta, avisa dentro de ese plazo con fotos.',
        'No instales ni cargues una batería golpeada, mojada o hinchada.',
      ],
    },
    {
      id: 'ubicacion',
      title: 'Dónde van los paneles',
      points: [
        'Mirando al sur, con unos 20 grados de inclinación.',
        'Sin sombra entre las nueve de la mañana y las tres de la tarde. La sombra de un tanque o de un cable ancho sobre un solo panel baja a toda la fila.',
        'Con aire por debajo: un panel caliente da menos.',
      ],
    },
    {
      id: 'fijacion',
      title: 'Fijarlos para el viento',
      points: [
        'Ancla la estructura a la placa o a la viga, no solo al peso de bloques.',
        'Usa tornillos y grapas de aluminio o acero inoxidable: cerca del mar lo demás se pudre.',
        'Si anuncian ciclón, desconecta, baja los paneles y guárdalos bajo techo.',
      ],
    },
    {
      id: 'conexion',
      title: 'Serie o paralelo',
      points: [
        'En serie se suman los voltios; en paralelo, los amperes. El manual del controlador dice el máximo de cada uno.',
        'Cuenta con el frío: de madrugada el panel da más voltios que los de la chapa. Deja un 10 % de margen.',
        'Usa conectores MC4 de la misma marca y cable solar, con una caída de voltaje de 3 % o menos.',
      ],
    },
    {
      id: 'protecciones',
      title: 'Protecciones y tierra',
      points: [
        'Un desconectador y un fusible de corriente directa entre paneles y controlador, y otro fusible junto a la batería.',
        'Interruptor de corriente alterna y diferencial a la salida del inversor.',
        'Estructura, inversor y tablero unidos a una misma toma de tierra.',
      ],
    },
    {
      id: 'bateria',
      title: 'La batería',
      points: [
        'Bajo techo, seca, con aire alrededor y lejos de las camas y de la cocina.',
        'Entre 0 y 45 grados. Una batería de litio no se carga por debajo de cero.',
        'Cárgala por completo antes del primer uso y aprieta los bornes al par que dice el manual.',
      ],
    },
    {
      id: 'inversor',
      title: 'El inversor',
      points: [
        'A menos de dos metros de la batería, con el cable del grosor que pide el manual.',
        'Comprueba que da 110 o 220 voltios a 60 hercios, según lo que vas a enchufar.',
        'Refrigeradores, turbinas y aires piden al arrancar varias veces sus watts: enciéndelos de uno en uno.',
      ],
    },
    {
      id: 'puesta-en-marcha',
      title: 'Encender por primera vez',
      points: [
        'Con todo apagado, mide la polaridad con un multímetro. Dos veces.',
        'Conecta primero la batería, después los paneles y al final los equipos de la casa. Para apagar, al revés.',
        'Deja los equipos una hora con poca carga y toca los cables: ninguno debe estar caliente.',
      ],
    },
    {
      id: 'cuidado',
      title: 'Cuidarlo',
      points: [
        'Limpia los paneles con agua y un paño suave, temprano, sin subirte encima.',
        'Aprieta los bornes cada seis meses y mira que no haya óxido ni nidos.',
        'En un apagón largo, primero el refrigerador y las luces: con la batería por debajo del 20 % apaga lo demás.',
      ],
    },
    {
      id: 'reciclar',
      title: 'Cuando se acaba',
      points: [
        'Una batería vieja no se quema, no se abre y no va a la basura. Tapa los bornes con cinta y pregúntanos a dónde llevarla.',
      ],
    },
  ],
} as const
