import { bullets, type LegalBlock, note, paragraph } from '../../legal.rules.ts'

export const prohibitedOfficialsEs: readonly LegalBlock[] = [
  note(
    'Este es un resumen en palabras sencillas de 31 CFR 515.337 y 515.338. El texto oficial, con sus cambios, es el que vale. Ante la duda, pregúntanos antes de firmar.',
  ),
  paragraph('Del Gobierno de Cuba (515.337):'),
  bullets(
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
  ),
  paragraph('Del Partido Comunista de Cuba (515.338):'),
  bullets(
    'Miembros del Buró Político y del Comité Central.',
    'Jefes de departamento y empleados del Comité Central.',
    'Secretarios y primeros secretarios de los comités provinciales.',
  ),
  paragraph(
    'Estas personas no salen en una lista con nombres, por eso se pregunta y se certifica. Por lo general, ser militante de base o trabajar en una escuela o un hospital no basta para estar entre ellas. Algunas sanciones alcanzan también a familiares adultos de altos funcionarios.',
  ),
]
