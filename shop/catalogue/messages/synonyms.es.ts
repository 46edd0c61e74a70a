export const synonyms = {
  title: 'Sinónimos del buscador',
  text: 'Quien busca la palabra de la izquierda encuentra también lo que lleva la de la derecha. Acentos y mayúsculas dan igual.',
  term: 'Quien busca',
  means: 'encuentra también',
  add: 'Añadir',
  remove: 'Quitar',
  removeOne: 'Quitar: {term} = {means}',
  none: 'No hay sinónimos.',
  saved: 'Guardado. El buscador ya lo usa.',
  refused: {
    synonym_known: 'Ese sinónimo ya estaba.',
    synonym_unknown: 'Ese sinónimo ya no estaba.',
    not_understood: 'Escribe dos palabras distintas, de 2 a 60 letras cada una.',
  },
} as const
