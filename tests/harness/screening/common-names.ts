const overrides =
  `José Juan Luis Carlos María Jorge Manuel Pedro Ana Miguel Rafael Francisco Roberto Antonio Mario Alberto Ramón
Raúl Rolando Orlando Lázaro Yoel Yosvany Yunior Reinaldo Osvaldo Julio Ernesto Enrique Eduardo Alejandro Daniel
David Adrián Yoandry Maikel Yusniel Ángel Félix Andrés Víctor Rosa Caridad Bárbara Mercedes Marta Teresa Margarita
Juana Odalys Niurka Mayra Yanet Yamila Yudith Leidy Claudia Dayana Daniela Amanda Lisandra Beatriz Marlen Tania
Elena Isabel Isis Idalmis Maritza Milagros Regla Gloria Dulce Silvia Aleida Xiomara Vivian`.split(
    /\s+/,
  )
const surnames =
  `Rodríguez Pérez González Hernández García Martínez Fernández López Díaz Álvarez Sánchez Gómez Ramírez Torres
Suárez Valdés Cruz Castillo Reyes Morales Castro Herrera Ramos Núñez Leyva Romero Rivero Batista Acosta Rojas Delgado
Ortiz Medina Guerra Vázquez Peña Domínguez Silva Cabrera Aguilera Molina Alfonso Mendoza Blanco Fonseca Pupo Santana
Quintana Mesa Cordero Matos Sosa Guerrero Duarte Ávila Zamora Figueredo Tamayo Marrero Padrón Machado Ochoa Benítez
Oliva Rosales`.split(/\s+/)

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Names as most people in Cuba have them: one or two given names and two surnames. */
export function commonNames(count: number): string[] {
  const below = numbers(42)
  const one = (of: readonly string[]) => of[below(of.length)] ?? ''
  return Array.from({ length: count }, () =>
    [
      one(overrides),
      ...(below(3) === 0 ? [one(overrides)] : []),
      one(surnames),
      one(surnames),
    ].join(' '),
  )
}
