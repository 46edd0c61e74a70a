import type { Locale } from '#kernel/locale.ts'
import type { SpecKey } from './specs.rules.ts'

/** What a figure is or how it is written, where its name alone does not say it. */
const hints: Readonly<Partial<Record<SpecKey, Readonly<Record<Locale, string>>>>> = {
  usable_wh_90: {
    es: 'Lo que se puede gastar: el 90 % de la energía total.',
    en: 'What can be used: 90 % of the total energy.',
  },
  surge_w: {
    es: 'Lo que aguanta un instante, cuando arranca un motor.',
    en: 'What it stands for an instant, while a motor starts.',
  },
  switch_ms: {
    es: 'Lo que tarda en pasar a la batería cuando se va la corriente.',
    en: 'How long it takes to switch to the battery in an outage.',
  },
  standby_w: {
    es: 'Lo que gasta el equipo encendido sin alimentar nada.',
    en: 'What the device draws while on, feeding nothing.',
  },
  est_production_wh_day: {
    es: 'En el peor mes del año, con todos los paneles.',
    en: 'In the worst month of the year, with all panels.',
  },
  pv_voc_max_v: {
    es: 'Pasarse de este voltaje daña el equipo.',
    en: 'More than this voltage damages the device.',
  },
  temp_coeff_pct_c: {
    es: 'Con signo menos: -0,35 es que pierde 0,35 % por grado.',
    en: 'With a minus: -0.35 means 0.35 % less per degree.',
  },
  temp_coeff_voc_pct_c: {
    es: 'Con signo menos: -0,27 es que sube 0,27 % por cada grado más frío.',
    en: 'With a minus: -0.27 means 0.27 % more per degree colder.',
  },
  max_series_fuse_a: { es: 'Está en la etiqueta del panel.', en: 'Printed on the panel’s label.' },
  series: { es: 'Cuántos paneles van uno tras otro.', en: 'How many panels follow one another.' },
  mppt_count: {
    es: 'Cuántos grupos de paneles distintos admite.',
    en: 'How many different groups of panels it accepts.',
  },
  bms_cont_a: {
    es: 'La corriente que la batería da sin cortar.',
    en: 'The current that the battery gives without cutting off.',
  },
  bms_peak_a: {
    es: 'La que da unos segundos, al arrancar un motor.',
    en: 'The current it gives for seconds, while a motor starts.',
  },
  max_c_rate: {
    es: '0,5 es vaciarla en dos horas; 1, en una.',
    en: '0.5 empties it in two hours; 1 in one.',
  },
  short_circuit_ka: {
    es: 'De la hoja de datos: con ella se elige el fusible.',
    en: 'From the data sheet: the fuse is chosen by it.',
  },
  interrupt_ka: {
    es: 'La mayor corriente que corta sin peligro.',
    en: 'The highest current that it breaks safely.',
  },
  imax_ka: { es: 'El mayor rayo que desvía.', en: 'The strongest surge that it diverts.' },
  trip_ma: { es: '30 mA protege a las personas.', en: '30 mA protects people.' },
  max_series: { es: '1 si no se conecta en serie.', en: '1 if it is not connected in series.' },
  max_parallel: {
    es: '1 si no se conecta en paralelo.',
    en: '1 if it is not connected in parallel.',
  },
  low_temp_charge_c: {
    es: 'La temperatura más fría a la que se puede cargar.',
    en: 'The coldest temperature at which it may be charged.',
  },
  awg: {
    es: 'Por ejemplo 10, o 2/0 para cables gruesos.',
    en: 'For example 10, or 2/0 for thick cables.',
  },
  ampacity_a: {
    es: 'La corriente que lleva sin calentarse.',
    en: 'The current that it carries without heating.',
  },
  va: {
    es: 'Vatios divididos entre el factor de potencia.',
    en: 'Watts divided by the power factor.',
  },
  dimensions_in: {
    es: 'Ancho x fondo x alto: 7.8 x 6.5 x 6.7',
    en: 'Width x depth x height: 7.8 x 6.5 x 6.7',
  },
  ip: {
    es: 'Por ejemplo IP65: polvo y chorros de agua.',
    en: 'For example IP65: dust and jets of water.',
  },
  lugs: { es: 'Por ejemplo M8.', en: 'For example M8.' },
  voltage: { es: 'Por ejemplo 8-100 V.', en: 'For example 8-100 V.' },
  cycles_80dod: {
    es: 'Cuántas veces se carga y descarga antes de envejecer.',
    en: 'How often it is charged and discharged before it ages.',
  },
  cycles_80pct: {
    es: 'Cuántas cargas hasta que le queda el 80 %.',
    en: 'How many charges until 80 % is left.',
  },
  parts_total_usd: {
    es: 'Lo que cuestan las piezas del kit por separado.',
    en: 'What the parts of the kit cost separately.',
  },
  discount_vs_parts_pct: {
    es: 'Cuánto menos cuesta el kit que sus piezas.',
    en: 'How much less the kit costs than its parts.',
  },
  quantity: { es: 'Cuántas piezas vienen juntas.', en: 'How many pieces come together.' },
}

export const specHints = (locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(hints).map(([key, hint]) => [key, hint[locale]]))
