/** ONEI codes (DPA): a municipality is its province and its position in this list, 23.02 is Plaza de la Revolución. */
export const divisions: readonly (readonly [code: string, name: string, municipalities: string])[] =
  [
    [
      '21',
      'Pinar del Río',
      'Sandino, Mantua, Minas de Matahambre, Viñales, La Palma, Los Palacios, Consolación del Sur, Pinar del Río, San Luis, San Juan y Martínez, Guane',
    ],
    [
      '22',
      'Artemisa',
      'Bahía Honda, Mariel, Guanajay, Caimito, Bauta, San Antonio de los Baños, Güira de Melena, Alquízar, Artemisa, Candelaria, San Cristóbal',
    ],
    [
      '23',
      'La Habana',
      'Playa, Plaza de la Revolución, Centro Habana, La Habana Vieja, Regla, La Habana del Este, Guanabacoa, San Miguel del Padrón, Diez de Octubre, Cerro, Marianao, La Lisa, Boyeros, Arroyo Naranjo, Cotorro',
    ],
    [
      '24',
      'Mayabeque',
      'Bejucal, San José de las Lajas, Jaruco, Santa Cruz del Norte, Madruga, Nueva Paz, San Nicolás, Güines, Melena del Sur, Batabanó, Quivicán',
    ],
    [
      '25',
      'Matanzas',
      'Matanzas, Cárdenas, Martí, Colón, Perico, Jovellanos, Pedro Betancourt, Limonar, Unión de Reyes, Ciénaga de Zapata, Jagüey Grande, Calimete, Los Arabos',
    ],
    [
      '26',
      'Villa Clara',
      'Corralillo, Quemado de Güines, Sagua la Grande, Encrucijada, Camajuaní, Caibarién, Remedios, Placetas, Santa Clara, Cifuentes, Santo Domingo, Ranchuelo, Manicaragua',
    ],
    [
      '27',
      'Cienfuegos',
      'Aguada de Pasajeros, Rodas, Palmira, Lajas, Cruces, Cumanayagua, Cienfuegos, Abreus',
    ],
    [
      '28',
      'Sancti Spíritus',
      'Yaguajay, Jatibonico, Taguasco, Cabaiguán, Fomento, Trinidad, Sancti Spíritus, La Sierpe',
    ],
    [
      '29',
      'Ciego de Ávila',
      'Chambas, Morón, Bolivia, Primero de Enero, Ciro Redondo, Florencia, Majagua, Ciego de Ávila, Venezuela, Baraguá',
    ],
    [
      '30',
      'Camagüey',
      'Carlos Manuel de Céspedes, Esmeralda, Sierra de Cubitas, Minas, Nuevitas, Guáimaro, Sibanicú, Camagüey, Florida, Vertientes, Jimaguayú, Najasa, Santa Cruz del Sur',
    ],
    [
      '31',
      'Las Tunas',
      'Manatí, Puerto Padre, Jesús Menéndez, Majibacoa, Las Tunas, Jobabo, Colombia, Amancio',
    ],
    [
      '32',
      'Holguín',
      'Gibara, Rafael Freyre, Banes, Antilla, Báguanos, Holguín, Calixto García, Cacocum, Urbano Noris, Cueto, Mayarí, Frank País, Sagua de Tánamo, Moa',
    ],
    [
      '33',
      'Granma',
      'Río Cauto, Cauto Cristo, Jiguaní, Bayamo, Yara, Manzanillo, Campechuela, Media Luna, Niquero, Pilón, Bartolomé Masó, Buey Arriba, Guisa',
    ],
    [
      '34',
      'Santiago de Cuba',
      'Contramaestre, Mella, San Luis, Segundo Frente, Songo-La Maya, Santiago de Cuba, Palma Soriano, Tercer Frente, Guamá',
    ],
    [
      '35',
      'Guantánamo',
      'El Salvador, Manuel Tames, Yateras, Baracoa, Maisí, Imías, San Antonio del Sur, Caimanera, Guantánamo, Niceto Pérez',
    ],
    ['40', 'Isla de la Juventud', 'Isla de la Juventud'],
  ]

/** Alternative names of provinces and municipalities. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  '23.02': ['Plaza'],
  '23.04': ['Habana Vieja'],
  '23.06': ['Habana del Este'],
  '23.09': ['10 de Octubre'],
  '24.07': ['San Nicolás de Bari'],
  '26.07': ['San Juan de los Remedios'],
  '27.04': ['Santa Isabel de las Lajas'],
  '29.04': ['1ro de Enero'],
  '30.01': ['Carlos M. de Céspedes', 'Céspedes'],
  '31.08': ['Amancio Rodríguez'],
  '34.05': ['Songo La Maya'],
  '40.01': ['La Isla', 'Nueva Gerona'],
}
