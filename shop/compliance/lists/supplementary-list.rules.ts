import type { ListedKind, ListedName } from './listed-name.rules.ts'

/** The shop's own additions, not a government's list. */
export const ownList = 'OWN'
/** Why the shop lists a name, as screenings store it. */
export const ownPrograms = {
  alias: 'own alias',
  office: 'own watch list: office holder',
} as const

const aliases: Readonly<Record<string, readonly string[]>> = {
  'Ministerio de las Fuerzas Armadas Revolucionarias': ['FAR', 'MINFAR', 'Ministerio de las FAR'],
  'Ministerio del Interior': ['MININT', 'Ministerio del Interior de Cuba'],
  'Policía Nacional Revolucionaria': ['PNR'],
  'Seguridad del Estado': ['DSE', 'Departamento de Seguridad del Estado'],
  'Grupo de Administración Empresarial': ['GAESA', 'Grupo GAE'],
  'Corporación CIMEX': ['CIMEX', 'FINCIMEX', 'Financiera CIMEX'],
  'Tiendas de Recuperación de Divisas': ['TRD', 'TRD Caribe', 'Tiendas TRD'],
  'Grupo de Turismo Gaviota': ['Gaviota', 'Grupo Gaviota'],
  'Grupo Cubanacán': ['Cubanacan'],
  Habaguanex: ['Habaguanex'],
  Orbit: ['Orbit', 'Orbit S.A.'],
  'Partido Comunista de Cuba': ['PCC', 'Partido Comunista de Cuba', 'Comité Central del PCC'],
  'Unión de Jóvenes Comunistas': ['UJC', 'Unión de Jóvenes Comunistas'],
  'Comités de Defensa de la Revolución': ['CDR', 'Comités de Defensa de la Revolución'],
  'Asamblea Nacional del Poder Popular': ['ANPP', 'Poder Popular', 'Asamblea del Poder Popular'],
  'Unión Eléctrica': ['UNE', 'Unión Eléctrica'],
}

/** Senior officials who are on no list (31 CFR 515.337, 515.338), as of November 2026. */
const officeHolders = [
  'Raúl Castro Ruz',
  'Raúl Modesto Castro Ruz',
  'José Ramón Machado Ventura',
  'Ramiro Valdés Menéndez',
  'Manuel Marrero Cruz',
  'Salvador Valdés Mesa',
  'Bruno Rodríguez Parrilla',
  'Roberto Morales Ojeda',
  'Guillermo García Frías',
  'Joaquín Alonso Vázquez',
] as const

const named = (name: string, entity: string, kind: ListedKind, program: string): ListedName => ({
  name,
  entity,
  list: ownList,
  kind,
  program,
  birthDates: [],
  nationalIds: [],
})

export const ownNames: readonly ListedName[] = [
  ...Object.entries(aliases).flatMap(([entity, names]) =>
    names.map((name) => named(name, entity, 'entity', ownPrograms.alias)),
  ),
  ...officeHolders.map((name) => named(name, name, 'person', ownPrograms.office)),
]
