import { compliance, legal } from './passage.rules.ts'

/** Who may receive, and what the export rules say. */
export const compliancePassages = [
  legal(
    'lawful',
    compliance,
    'reglas',
    [0, 1],
    'es legal mandar a cuba ley embargo permiso licencia problemas con la ley bloqueo legal license embargo law send solar to cuba from us',
  ),
  legal(
    'whoMay',
    compliance,
    'quien-puede-recibir',
    [0],
    'quien puede recibir familiar casa particular maestra enfermera medico trabaja escuela hospital empleado estatal vecino aunt uncle cousin mother who can receive relative teacher nurse doctor works for state school',
  ),
  legal(
    'privateBusiness',
    compliance,
    'quien-puede-recibir',
    [1],
    'mipyme mipymes negocio privado cuentapropista paladar cafeteria taller reparar arreglar barberia peluqueria tiene un negocio mandar a ese negocio empleados cooperativa private business cafe restaurant small company employees workers trabajadores self employed receive',
  ),
  legal(
    'church',
    compliance,
    'quien-puede-recibir',
    [2],
    'iglesia templo ong asociacion church ngo religious iglesia puede recibir un kit church in cuba receive a kit',
  ),
  legal(
    'whoMayNot',
    compliance,
    'quien-no-puede',
    [0, 1, 2],
    'quien no puede recibir prohibido militar far fuerzas armadas minfar minint policia coronel teniente oficial gobierno partido funcionario estatal empresa del estado hotel estatal escuela del estado uncle aunt cousin tio primo quien no puede who is not allowed to receive a shipment cannot receive not allowed military police policeman soldier army cop policia government state run hotel official party state company esposo es policia pnr hijo es militar trabaja en el minint',
  ),
  legal(
    'otherName',
    compliance,
    'lo-que-no-hacemos',
    [2],
    'poner pongo a nombre de otra persona tia familiar papa trabaja minint otro destinatario para que pase esconder cambiar nombre mentir declaracion put under another name somebody else lie hide recipient',
  ),
  legal(
    'resale',
    compliance,
    'usos-prohibidos',
    [3],
    'revender reventa comprar varios kits para vender negocio de venta mayorista al por mayor resell wholesale sell there bulk',
  ),
  legal(
    'screening',
    compliance,
    'coincidencia',
    [0, 1],
    'verificacion adicional pedido retenido mismo nombre lista coincidencia revisan nombres verification held match screening review',
  ),
  legal('signing', compliance, 'en-breve', [], ''),
  legal('records', compliance, 'registros', [0], ''),
] as const
