import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'
import { prohibitedOfficialsEs } from './funcionarios-prohibidos.ts'

export const affidavitEs: LegalText = {
  slug: 'affidavit-certificacion',
  version: '2026-11-21.1',
  effectiveOn: '2026-11-21',
  title: 'Declaración certificada (affidavit)',
  summary:
    'La declaración que firma el comprador por cada pedido a Cuba en {shopName}: qué dice, qué significa y qué se guarda.',
  sections: [
    {
      id: 'que-es',
      heading: 'Qué es',
      blocks: [
        paragraph(
          'Es la declaración en la que el comprador certifica quién recibe los equipos en Cuba, para qué son y con qué dinero se pagan. La pide {legalName}, titular de {shopName}, para cumplir las reglas de exportación y sanciones de Estados Unidos.',
        ),
        paragraph(
          'En esta página puedes leerla con calma. Se firma en el momento de comprar, no aquí.',
        ),
      ],
    },
    {
      id: 'quien-firma',
      heading: 'Quién firma y cuándo',
      blocks: [
        bullets(
          'La firma el comprador, una vez por cada pedido con destino a Cuba y antes de pagar.',
          'Se acepta punto por punto, porque cada uno es una afirmación distinta.',
          'Pregunta al destinatario lo que no sepas antes de firmar. Si no puedes afirmar un punto, no firmes: escribe a {supportEmail}.',
          'Sin la declaración firmada el pedido a Cuba no puede continuar. Los pedidos a Estados Unidos no la llevan.',
        ),
      ],
    },
    {
      id: 'declaraciones',
      heading: 'Lo que declaro',
      blocks: [
        steps(
          'Soy mayor de edad y los datos que he dado sobre mí, sobre el destinatario y sobre el pedido son verdaderos y completos.',
          'El destinatario es una persona particular o un negocio privado de hasta 100 empleados en Cuba. Usará los equipos en su vivienda, con su familia o en su negocio privado. No se revenderán, ni se desviarán o reexportarán a otro país o a personas prohibidas.',
          'Ni yo, ni el destinatario, ni la persona autorizada a recibir somos funcionarios prohibidos del Gobierno de Cuba ni miembros prohibidos del Partido Comunista, según 31 CFR 515.337 y 515.338. He leído el resumen de esta página.',
          'Los equipos no son para el Gobierno de Cuba, el Partido Comunista, el MINFAR, el MININT ni la PNR, ni los beneficiarán. Tampoco son para una persona o entidad de la Lista Restringida de Cuba, de la lista SDN o de otra lista de Estados Unidos, ni para una empresa en la que participen en un 50 % o más. Nadie que interviene en este pedido está en esas listas, hasta donde sé.',
          'Los equipos no se usarán para fines militares, policiales, nucleares, químicos, biológicos o de misiles.',
          'Pago con fondos propios. En el pago no interviene un banco del Estado cubano, ni bancos o remesadoras que estén en listas, como FINCIMEX u Orbit.',
          'Entiendo que el envío se hace al amparo de una excepción de licencia de las EAR (como SCP o GFT) o de una licencia; que el vendedor puede pedir pruebas, retener o cancelar el pedido; que, si me avisa de que viaja como paquete de regalo, se aplican los límites de esa excepción; y que declarar en falso puede ser un delito federal en Estados Unidos.',
          'Acepto que esta declaración y los datos del pedido se guarden 10 años y se entreguen a las autoridades de Estados Unidos si los piden.',
        ),
      ],
    },
    {
      id: 'funcionarios-prohibidos',
      heading: 'Punto 3: funcionarios y miembros prohibidos (resumen)',
      blocks: prohibitedOfficialsEs,
    },
    {
      id: 'definiciones',
      heading: 'Otras palabras de la declaración',
      blocks: [
        table(
          ['Palabra', 'Qué quiere decir'],
          [
            'Persona particular',
            'Alguien que recibe para sí o para su familia, no para el Estado.',
          ],
          [
            'Negocio privado',
            'Trabajador por cuenta propia, mipyme privada o cooperativa no estatal, de hasta 100 empleados, que no es propiedad del Estado ni está controlado por él.',
          ],
          [
            'Persona autorizada',
            'Quien puede recibir o recoger en lugar del destinatario. También se verifica.',
          ],
          [
            'Lista Restringida de Cuba',
            'Lista del Departamento de Estado con entidades vinculadas a los servicios militares, de inteligencia o de seguridad de Cuba.',
          ],
          ['Lista SDN', 'Lista del Departamento del Tesoro con personas y entidades bloqueadas.'],
          [
            '50 % o más',
            'Una empresa que pertenece en un 50 % o más a personas bloqueadas se trata como bloqueada, aunque no aparezca en la lista.',
          ],
          [
            'Reexportar o desviar',
            'Sacar el equipo a otro país, o darlo, venderlo o prestarlo a alguien distinto para un uso que aquí se prohíbe.',
          ],
          [
            'SCP, GFT y licencia',
            'Las vías por las que las reglas de Estados Unidos pueden permitir un envío a Cuba: apoyo al pueblo cubano, paquete de regalo o permiso escrito.',
          ],
          [
            'Paquete de regalo',
            'Envío de una persona a otra, sin reventa, con límites de contenido, valor y frecuencia. Si tu pedido va así, te decimos antes los límites vigentes.',
          ],
        ),
        paragraph('Son explicaciones sencillas. Valen las definiciones oficiales vigentes.'),
      ],
    },
    {
      id: 'firma',
      heading: 'Cómo se firma y qué se guarda',
      blocks: [
        paragraph(
          'Marcas cada punto y escribes tu nombre completo, igual al del comprador. Ese nombre escrito es tu firma electrónica. Con el pedido se guarda:',
        ),
        bullets(
          'El número del pedido.',
          'La versión del texto y el idioma en que lo leíste.',
          'El nombre que escribiste.',
          'La fecha y la hora.',
          'La dirección IP desde la que firmaste.',
          'La huella (hash) del texto exacto, que permite probar que no se cambió después.',
        ),
        paragraph(
          'Se conserva 10 años con el pedido y no se borra a petición. Puedes pedir una copia a {supportEmail}.',
        ),
      ],
    },
    {
      id: 'si-algo-cambia',
      heading: 'Si algo cambia después de firmar',
      blocks: [
        paragraph(
          'Si cambia el destinatario, la persona autorizada, la dirección, el uso o quien paga, avísanos antes de la entrega a {supportEmail} o al {phone1}. Según el cambio, habrá que verificar otra vez y firmar de nuevo.',
        ),
      ],
    },
    {
      id: 'declaraciones-falsas',
      heading: 'Declaraciones falsas',
      blocks: [
        note(
          'Lo que firmas puede llegar a las autoridades. Según las leyes federales de Estados Unidos, declarar algo falso a sabiendas, ocultar el uso o el destino, o ayudar a evadir sanciones puede castigarse con multas y cárcel.',
        ),
        paragraph(
          'Si descubrimos una declaración falsa, detenemos el pedido y podemos informar a las autoridades. Un error de buena fe se corrige: dínoslo cuanto antes.',
        ),
      ],
    },
    {
      id: 'version-e-idioma',
      heading: 'Versión e idioma',
      blocks: [
        paragraph(
          'Este texto lleva versión y fecha. Un cambio crea una versión nueva y no toca lo ya firmado. La versión en español es la que vale; la inglesa es una traducción, y se guarda en qué idioma firmaste.',
        ),
      ],
    },
  ],
}
