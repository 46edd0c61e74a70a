export const declaration = {
  title: 'Declaración certificada para enviar a Cuba',
  intro:
    'Marca cada punto. Cada uno es una afirmación distinta; si no puedes afirmar alguno, no firmes y escríbenos.',
  officialsTitle: 'Punto 3: quiénes son funcionarios y miembros prohibidos',
  signature: 'Firma: tu nombre completo',
  hint: 'Escríbelo igual que el del comprador: {name}',
  stored:
    'Con el pedido guardamos este texto, tu firma, la fecha, la hora, la dirección IP y el navegador.',
  mustAccept: 'Debes aceptar la declaración para enviar a Cuba.',
  point: 'Punto {number}',
  mustTick: 'Marca este punto para seguir.',
  mustSign: 'Escribe tu nombre completo como firma.',
  mustBeSame: 'La firma debe ser tu nombre completo, igual al del comprador: {name}.',
  changed: 'La declaración ha cambiado desde que abriste la página. Léela otra vez y fírmala.',
  statements: {
    first:
      'Soy mayor de edad y los datos que he dado sobre mí, sobre el destinatario y sobre el pedido son verdaderos y completos.',
    second:
      'El destinatario es una persona particular o un negocio privado de hasta 100 empleados en Cuba. Usará los equipos en su vivienda, con su familia o en su negocio privado. No se revenderán, ni se desviarán o reexportarán a otro país o a personas prohibidas.',
    third:
      'Ni yo, ni el destinatario, ni la persona autorizada a recibir somos funcionarios prohibidos del Gobierno de Cuba ni miembros prohibidos del Partido Comunista, según 31 CFR 515.337 y 515.338. He leído el resumen de esta página.',
    fourth:
      'Los equipos no son para el Gobierno de Cuba, el Partido Comunista, el MINFAR, el MININT ni la PNR, ni los beneficiarán. Tampoco son para una persona o entidad de la Lista Restringida de Cuba, de la lista SDN o de otra lista de Estados Unidos, ni para una empresa en la que participen en un 50 % o más. Nadie que interviene en este pedido está en esas listas, hasta donde sé.',
    fifth:
      'Los equipos no se usarán para fines militares, policiales, nucleares, químicos, biológicos o de misiles.',
    sixth:
      'Pago con fondos propios. En el pago no interviene un banco del Estado cubano, ni bancos o remesadoras que estén en listas, como FINCIMEX u Orbit.',
    seventh:
      'Entiendo que el envío se hace al amparo de una excepción de licencia de las EAR (como SCP o GFT) o de una licencia; que el vendedor puede pedir pruebas, retener o cancelar el pedido; que, si me avisa de que viaja como paquete de regalo, se aplican los límites de esa excepción; y que declarar en falso puede ser un delito federal en Estados Unidos.',
    eighth:
      'Acepto que esta declaración y los datos del pedido se guarden 10 años y se entreguen a las autoridades de Estados Unidos si los piden.',
  },
  officials: {
    note: 'Este es un resumen en palabras sencillas de 31 CFR 515.337 y 515.338. El texto oficial, con sus cambios, es el que vale. Ante la duda, pregúntanos antes de firmar.',
    government: 'Del Gobierno de Cuba (515.337):',
    governmentMembers: [
      'Ministros y viceministros.',
      'Miembros del Consejo de Estado y del Consejo de Ministros.',
      'Diputados y empleados de la Asamblea Nacional del Poder Popular.',
      'Miembros de las asambleas provinciales del Poder Popular.',
      'Jefes locales de sector de los Comités de Defensa de la Revolución (CDR).',
      'Directores generales, subdirectores generales y cargos más altos de los ministerios y organismos del Estado.',
      'Empleados del Ministerio del Interior (MININT) y del Ministerio de las Fuerzas Armadas Revolucionarias (MINFAR).',
      'Secretarios y primeros secretarios de la Central de Trabajadores de Cuba (CTC) y de sus sindicatos.',
      'Jefes de redacción, editores y subeditores de los medios de prensa del Estado.',
      'Miembros y empleados del Tribunal Supremo Popular.',
    ],
    party: 'Del Partido Comunista de Cuba (515.338):',
    partyMembers: [
      'Miembros del Buró Político y del Comité Central.',
      'Jefes de departamento y empleados del Comité Central.',
      'Secretarios y primeros secretarios de los comités provinciales.',
    ],
    end: 'Estas personas no salen en una lista con nombres, por eso se pregunta y se certifica. Por lo general, ser militante de base o trabajar en una escuela o un hospital no basta para estar entre ellas. Algunas sanciones alcanzan también a familiares adultos de altos funcionarios.',
  },
}
