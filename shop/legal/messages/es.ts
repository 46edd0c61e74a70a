export const es = {
  contents: 'Contenido',
  version: 'Versión {version}',
  effective: 'vale desde el {date}',
  note: 'Atención',
  table: '{heading}, parte {number}',
  others: 'Los demás textos',
  titles: {
    'terminos-y-condiciones': 'Términos y condiciones',
    'politica-de-privacidad': 'Política de privacidad',
    'politica-de-cookies': 'Política de cookies',
    'politica-de-cumplimiento': 'Política de cumplimiento',
    'politica-envios-devoluciones': 'Política de envíos y devoluciones',
    'affidavit-certificacion': 'Declaración certificada (affidavit)',
  },
} as const
